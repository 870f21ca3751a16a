/** Confirming that it is still us: the server asks for it before what a stolen cookie must not be enough for. */

import { Refusal } from "./errors";

export type Way = "password" | "passkey";

interface Question {
  readonly ways: readonly Way[];
  answer(confirmed: boolean): void;
}

class Confirming {
  /** What is asked at the moment. */
  question = $state.raw<Question | null>(null);

  /** Do something; where the server wants a confirmation first, ask for it and do it then. False: nobody confirmed. */
  async then(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== "confirm-first") throw problem;
      if (!(await this.#ask(ways(problem)))) return false;
    }
    await work();
    return true;
  }

  #ask(ways: readonly Way[]): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((resolve) => {
      this.question = {
        ways,
        answer: (confirmed) => {
          this.question = null;
          resolve(confirmed);
        },
      };
    });
  }
}

function ways(refusal: Refusal): readonly Way[] {
  const told = refusal.details["ways"];
  return Array.isArray(told) ? told.filter((one): one is Way => one === "password" || one === "passkey") : ["password", "passkey"];
}

export const confirming = new Confirming();
