import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PQueue, { type Queue, type QueueAddOptions } from 'p-queue';
import { networkOf } from '../kernel/networkOf.ts';

/** Calls that are worked at together while there is time to spare, which most of them spend waiting for the database. */
const AT_ONCE = 64;
/** The same while there is none: with more, each would take longer and none would be done sooner. */
const AT_ONCE_WHEN_BUSY = 4;
/** A turn is over after so long, also where its call goes on: that waits for something else then, such as a bank or a drawing. */
const TURN_MS = 100;
/** The part of its time in which a process does something, above which it is busy, and how long it is looked at. */
const BUSY_FROM = 0.75;
const LOOK_AGAIN_MS = 100;

type Begin = () => Promise<unknown>;
type Options = QueueAddOptions & { key?: string };

/** What waits for its turn: one of each key after the other, and of a key in the order they came. */
class RoundRobin implements Queue<Begin, Options> {
  /** A key that had its turn stands at the end. */
  readonly #waiting = new Map<string, Begin[]>();
  size = 0;

  enqueue(begin: Begin, { key = '' }: Partial<Options> = {}): void {
    const before = this.#waiting.get(key);
    if (before) before.push(begin);
    else this.#waiting.set(key, [begin]);
    this.size += 1;
  }

  dequeue(): Begin | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [key, waiting] = next;
    const begin = waiting.shift();
    this.#waiting.delete(key);
    if (waiting.length > 0) this.#waiting.set(key, waiting);
    this.size -= 1;
    return begin;
  }

  filter(): Begin[] {
    return [...this.#waiting.values()].flat();
  }

  setPriority(): void {
    throw new Error('Turns have no priority.');
  }
}

/** Turns that are given to one key after the other. */
export interface FairTurns {
  /** Resolves when a turn begins, to what ends it. It ends by itself after a while. */
  take(key: string): Promise<() => void>;
}

/**
 * Lets so many work at the same time, each for so many milliseconds at most; of all who wait, one of each key comes after the
 * other. Who has asked for much waits behind their own calls, and not before those of others.
 */
export function createFairTurns({ atOnce, turnMs }: { atOnce: () => number; turnMs: number }): FairTurns {
  const queue = new PQueue<RoundRobin, Options>({ concurrency: atOnce(), queueClass: RoundRobin });
  return {
    take: (key) =>
      new Promise((begin) => {
        const concurrency = atOnce();
        if (concurrency !== queue.concurrency) queue.concurrency = concurrency;
        void queue.add(
          () =>
            new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, turnMs);
              begin(() => {
                clearTimeout(timer);
                resolve();
              });
            }),
          { key },
        );
      }),
  };
}

/** Tells whether the event loop had little time to spare lately. It is looked at when somebody asks, so that rest costs nothing. */
function watchEventLoop(): () => boolean {
  const { eventLoopUtilization } = performance;
  let seen = eventLoopUtilization();
  let seenAt = performance.now();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - seenAt < LOOK_AGAIN_MS) return isBusy;
    const next = eventLoopUtilization();
    isBusy = eventLoopUtilization(next, seen).utilization > BUSY_FROM;
    [seen, seenAt] = [next, now];
    return isBusy;
  };
}

/** The turns of a process. */
function turnsOfProcess(): FairTurns {
  const isBusy = watchEventLoop();
  return createFairTurns({ atOnce: () => (isBusy() ? AT_ONCE_WHEN_BUSY : AT_ONCE), turnMs: TURN_MS });
}

/** Has every call wait for a turn of the network it comes from before it is worked at. */
export function takeTurns(app: FastifyInstance, turns: FairTurns = turnsOfProcess()): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preHandler', async (request, reply) => {
    const end = await turns.take(networkOf(request.ip));
    ends.set(request, end);
    // An answer that is written to the line by others, and one whose reader went away.
    reply.raw.once('close', end);
  });
  // Its bytes may take long to reach a reader.
  app.addHook('onSend', async (request) => ends.get(request)?.());
}
