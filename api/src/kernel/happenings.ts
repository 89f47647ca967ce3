import { channel } from 'node:diagnostics_channel';

/** What a process says of its own work to whoever measures it, by kind. */
export interface Happenings {
  /** A statement was sent to the database. `name` is the function that asks. */
  statement: { name: string };
  /** A GraphQL document was answered. `outcome` is `OK`, or the code of its first error. */
  operation: { name: string; outcome: string; milliseconds: number };
  /** A batch of paths was published; `waitedInSeconds` has one number for each change of a page that is live with it. */
  published: { outcomes: readonly string[]; waitedInSeconds: readonly number[] };
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
