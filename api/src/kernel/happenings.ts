import { channel } from 'node:diagnostics_channel';

/** How long a change waited until a page showed it. */
export interface Wait {
  path: string;
  seconds: number;
  /** The `traceparent` of what changed it; null where that was not followed. */
  trace: string | null;
}

/** What a process says of its own work to whoever measures it, by kind. */
export interface Happenings {
  /** A statement was sent to the database. `name` is the function that asks. */
  statement: { name: string };
  /** A GraphQL document was answered. `outcome` is `OK`, or the code of its first error. */
  operation: { name: string; outcome: string; milliseconds: number };
  /** A batch of paths was published; `waits` has one for each change of a page that is live with it. */
  published: { outcomes: readonly string[]; waits: readonly Wait[] };
}

const channels = {
  statement: channel('komawari.statement'),
  operation: channel('komawari.operation'),
  published: channel('komawari.published'),
};

/** Says that something happened. Where nobody measures, `facts` is not even called. */
export function say<Kind extends keyof Happenings>(kind: Kind, facts: () => Happenings[Kind]): void {
  if (channels[kind].hasSubscribers) channels[kind].publish(facts());
}

/** Listens to one kind in this process until the returned function is called. */
export function hear<Kind extends keyof Happenings>(
  kind: Kind,
  listener: (facts: Happenings[Kind]) => void,
): () => void {
  const heard = (facts: unknown): void => listener(facts as Happenings[Kind]);
  channels[kind].subscribe(heard);
  return () => void channels[kind].unsubscribe(heard);
}
