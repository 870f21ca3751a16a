/** The rules pages by game. */
import type { GameName } from "../cards/deck";
import { allOrNothing } from "./all-or-nothing";
import type { Page } from "./page";
import { predictions } from "./predictions";

export const PAGES: Record<GameName, Page> = { predictions, "all-or-nothing": allOrNothing };
