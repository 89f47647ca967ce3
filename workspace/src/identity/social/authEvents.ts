import * as z from 'zod';

const CHANNEL = 'komawari-sign-in';
/** R9-028: a second event of the same name counts as a duplicate for this long, in milliseconds. */
export const DUPLICATES_FORGOTTEN_AFTER = 10 * 60_000;
/** The page that began the sign-in answers at once; one that is gone never does. */
const ANSWER_WITHIN = 1_500;

/** What the sign-in window learned, for the page that opened it. */
const authEvent = z.object({
  attempt: z.string(),
  ticket: z.string().nullable(),
  kind: z.string().nullable(),
  reference: z.string().nullable(),
});
export type AuthEvent = z.infer<typeof authEvent>;

const message = z.union([
  z.object({ type: z.literal('event'), event: authEvent }),
  z.object({ type: z.literal('taken'), attempt: z.string() }),
]);

/** Remembers events, so that none is handled twice. */
export function createEventMemory(now: () => number = Date.now): { isNew(name: string): boolean } {
  const seen = new Map<string, number>();
  return {
    isNew(name) {
      const at = now();
      for (const [old, since] of seen) if (at - since >= DUPLICATES_FORGOTTEN_AFTER) seen.delete(old);
      if (seen.has(name)) return false;
      seen.set(name, at);
      return true;
    },
  };
}

const memory = createEventMemory();

/** Waits for the event of an attempt of this page. Returns what ends the waiting. */
export function listenForAuthEvent(attempt: string, onEvent: (event: AuthEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = message.safeParse(data);
    if (!read.success || read.data.type !== 'event' || read.data.event.attempt !== attempt) return;
    const { event } = read.data;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
    channel.postMessage({ type: 'taken', attempt });
    if (memory.isNew(`${event.attempt} ${event.ticket}`)) onEvent(event);
  });
  return () => channel.close();
}

/** Tells the page that began the attempt. Answers false when none takes it: then this window goes on by itself. */
export function sendAuthEvent(event: AuthEvent): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_WITHIN);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = message.safeParse(data);
      if (!read.success || read.data.type !== 'taken' || read.data.attempt !== event.attempt) return;
      clearTimeout(timer);
      resolve(true);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
    channel.postMessage({ type: 'event', event });
  }).finally(() => channel.close());
}
