/** The decisions of the game: what they are made of, how they are dragged, and how they are said. */
import { t, type Args } from "../../../lib/phrases";
import type { AllOrNothingView } from "../../../lib/wire";
import type { Actions } from "../../game";

const BETS = [0, 1, 2, 3, 4, 5, 6];
const ICONS: Record<string, string> = { open: "bet-open", secret: "bet-secret" };

export const actions: Actions<AllOrNothingView> = {
  targets(verb, words) {
    if (verb === "play") return words.map((card) => `card:${card}`);
    return verb === "bet" ? words.map((bet) => `bet:${bet}`) : null;
  },
  drags: ({ verb, targets: [first = ""] }) => (verb === "play" || verb === "bet" ? [[first, "field"]] : []),
  words(play, action) {
    const [verb, first = ""] = action.split(" ");
    const args: Args = verb === "play" ? { card: play.deck.name(first), count: 0 } : { count: Number(first) || 0 };
    return t(`play-do-${verb}`, args);
  },
  button: (_, { verb }) => ({
    icon: ICONS[verb] ?? "check",
    primary: verb === "open",
    note: verb in ICONS ? t("play-rules-all-or-nothing-open") : "",
  }),
  premoves({ asked, table }, seat) {
    if (asked === "bet") return table.has_bet[seat] ? [] : BETS.map((bet) => `bet ${bet}`);
    if (asked === "open") return table.open[seat] === null ? ["open", "secret"] : [];
    return (table.hand ?? []).map((card) => `play ${card}`);
  },
};
