import { createHash } from 'node:crypto';
import { AddressCounter } from '../kernel/addressCounter.ts';
import { rateLimited } from '../kernel/errors.ts';

/** Documents that are remembered: as many as the pipeline keeps parsed and judged. */
const REMEMBERED = 1024;

/**
 * Bounds how many documents that nobody sent before may come from an address. To read and judge one takes milliseconds in which this
 * process does nothing else; one that is known costs nothing of it, so a program that sends its own again and again is never refused.
 */
export class NewDocuments {
  readonly #known = new Set<string>();
  readonly #calls = new AddressCounter({ limit: 120, windowMs: 60_000 });

  /** Throws RATE_LIMITED for one more than an address may send. */
  admit(source: string, address: string): void {
    const hash = createHash('sha1').update(source).digest('base64');
    if (this.#known.has(hash)) return;
    const seconds = this.#calls.count(address);
    if (seconds > 0) throw rateLimited(seconds);
    this.#known.add(hash);
    if (this.#known.size <= REMEMBERED) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest!);
  }
}
