declare module "virtual:words/*" {
  const text: string;
  export default text;
}
declare module "virtual:art" {
  const symbols: string;
  export default symbols;
}
declare module "*.svg?raw" {
  const text: string;
  export default text;
}
