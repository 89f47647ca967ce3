import { networkOf } from './networkOf.ts';

/** Networks that are remembered at a time. */
const MOST = 10_000;

/**
 * Counts calls by the network address they come from, in the memory of this process: a flood of them asks the database nothing.
 * `limit` may come in a window of `windowMs`.
 */
export class AddressCounter {
  readonly #counts = new Map<string, number>();
  readonly #limit: number;
  readonly #windowMs: number;
  #until = 0;

  constructor({ limit, windowMs }: { limit: number; windowMs: number }) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts one; answers for how many seconds its address has to wait, 0: not yet. */
  count(address: string, now = Date.now()): number {
    if (now >= this.#until || this.#counts.size >= MOST) {
      this.#counts.clear();
      this.#until = now + this.#windowMs;
    }
    const network = networkOf(address);
    const count = (this.#counts.get(network) ?? 0) + 1;
    this.#counts.set(network, count);
    return count > this.#limit ? Math.ceil((this.#until - now) / 1000) : 0;
  }
}
