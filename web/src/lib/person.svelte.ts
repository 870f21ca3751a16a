/** Who we are to the server: nobody yet, a guest with a cookie, or somebody with an account. */

import { api } from "./api";
import type { Person as Told } from "./wire";

class Person {
  kind = $state<Told["kind"]>("nobody");
  name = $state("");
  known = $state(false);
  /** Called when the server takes us for somebody else than before. */
  onchange: () => void = () => {};

  /** Ask the server. */
  async refresh(): Promise<void> {
    this.#take(await api.me());
  }

  /** Be somebody: whoever comes to play gets a cookie, and needs no account. */
  async ensure(): Promise<void> {
    if (!this.known) await this.refresh();
    if (this.kind === "nobody") this.become(await api.becomeGuest());
  }

  /** We are somebody else now. */
  become(told: Told): void {
    this.#take(told);
    this.onchange();
  }

  #take(told: Told): void {
    this.kind = told.kind;
    this.name = told.name;
    this.known = true;
  }
}

export const person = new Person();
