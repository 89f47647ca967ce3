import type { Gate, Passage } from './openGate.ts';
import type { Outage } from './createWalk.ts';

/** Whether these bytes hold a statement for PostgreSQL: a simple query, or the execution of a prepared one. */
const isStatement = (sent: Buffer): boolean => sent[0] === 0x51 || sent[0] === 0x50 || sent[0] === 0x42;
const isCommit = (sent: Buffer): boolean => sent[0] === 0x51 && sent.toString('latin1', 5, 11) === 'COMMIT';

/** Where in a call the line to PostgreSQL breaks, to stay broken until the call has been answered. */
export const CUTS = {
  'first statement': () => (sent: Buffer) => (isStatement(sent) ? 'cut before' : 'pass'),
  'before the first commit': () => (sent: Buffer) => (isCommit(sent) ? 'cut before' : 'pass'),
  'after the first commit, unheard': () => (sent: Buffer) => (isCommit(sent) ? 'cut after' : 'pass'),
  'after the first commit': () => {
    let isCommitted = false;
    return (sent: Buffer) => {
      if (isCommit(sent)) isCommitted = true;
      return isCommitted && !isCommit(sent) && isStatement(sent) ? 'cut before' : 'pass';
    };
  },
} satisfies Record<string, () => (sent: Buffer) => Passage>;

/** An outage of the database that begins in the middle of a call. */
export function cutPostgres(gate: Gate, passages: () => (sent: Buffer) => Passage): Outage {
  return {
    begin() {
      const passageOf = passages();
      let isCut = false;
      gate.watch((sent) => {
        if (isCut) return 'cut before';
        const passage = passageOf(sent);
        isCut = passage !== 'pass';
        return passage;
      });
    },
    end: () => gate.watch(null),
  };
}
