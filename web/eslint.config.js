/** Rules for the client's code beyond types and layout: mistakes that compile. */
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default tseslint.config(
  { ignores: ["node_modules", "e2e/out", "src/lib/wire.ts", "public"] },
  ...tseslint.configs.recommended,
  ...svelte.configs["flat/recommended"],
  ...svelte.configs["flat/prettier"],
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      eqeqeq: "error",
      "no-console": "error",
      // svelte-check reads these comments, and says itself when one is of no use.
      "svelte/no-unused-svelte-ignore": "off",
      // A space in braces is a space that the formatter leaves alone.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets here are notes that no component reads.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["e2e/**", "**/*.test.ts"],
    rules: {
      // Scripts print what they measured, and tests make up incomplete tables.
      "no-console": "off",
      "@typescript-eslint/no-explicit-any": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
