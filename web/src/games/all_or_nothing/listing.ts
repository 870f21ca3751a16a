import type { ListingPart } from "../game";

export default {
  order: 2,
  players: { bots: 4, friends: 4, practice: 3 },
  lessons: 5,
} satisfies ListingPart;
