const CHANNEL = 'komawari-sign-in';
/** R9-028: a second event of the same name counts as a duplicate for this long, in milliseconds. */
export const DUPLICATES_FORGOTTEN_AFTER = 10 * 60_000;
/** The page that began the sign-in answers at once; one that is gone never does. */
const ANSWER_WITHIN = 1_500;

/** What the sign-in window learned, for the page that opened it. */
export interface AuthEvent {
  attempt: string;
  ticket: string | null;
  kind: string | null;
  reference: string | null;
}

type Message = { type: 'event'; event: AuthEvent } | { type: 'taken'; attempt: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

/** Any page of this origin may write into the channel, one of an earlier release too: what is no message of ours is nothing. */
function readMessage(data: unknown): Message | null {
  const message = (data ?? {}) as Partial<Record<string, unknown>>;
  if (message['type'] === 'taken') return isText(message['attempt']) ? (message as Message) : null;
  const event = (message['event'] ?? {}) as Record<string, unknown>;
  const isWhole = isText(event['attempt']) && ['ticket', 'kind', 'reference'].every((key) => isTextOrNull(event[key]));
  return message['type'] === 'event' && isWhole ? (message as Message) : null;
}

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
    const message = readMessage(data);
    if (message?.type !== 'event' || message.event.attempt !== attempt) return;
    const { event } = message;
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
      const message = readMessage(data);
      if (message?.type !== 'taken' || message.attempt !== event.attempt) return;
      clearTimeout(timer);
      resolve(true);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel never leaves its origin
    channel.postMessage({ type: 'event', event });
  }).finally(() => channel.close());
}
