import type { ListingPart } from "../game";

export default {
  order: 1,
  players: { bots: 4, friends: 3, practice: 2 },
  lessons: 5,
  cover: () => import("./CardFan.svelte"),
} satisfies ListingPart;
