import { describe, expect, it } from 'vitest';
import { createFailureFolding } from './foldFailures.ts';

interface Line {
  facts: object;
  message: string | undefined;
}

function createLog() {
  const lines: Line[] = [];
  const folding = createFailureFolding();
  const write = (facts: object, message?: string): void => void lines.push({ facts, message });
  return {
    lines,
    flush: folding.flush,
    error(facts: object, message?: string): void {
      if (folding.admits(facts, message, write)) write(facts, message);
    },
  };
}

const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('a failure that repeats', () => {
  it('is written whole once, then counted, and one that has ended is news when it comes again', () => {
    const log = createLog();
    const first = refused();
    log.error({ err: first }, 'publishing is interrupted');
    for (let n = 0; n < 59; n += 1) log.error({ err: refused() }, 'publishing is interrupted');
    expect(log.lines).toEqual([{ facts: { err: first }, message: 'publishing is interrupted' }]);
    log.flush();
    expect(log.lines.slice(1)).toEqual([
      {
        facts: { again: 59, reason: 'connect ECONNREFUSED 127.0.0.1:5432' },
        message: 'publishing is interrupted (59 times more)',
      },
    ]);
    log.error({ err: refused() }, 'publishing is interrupted');
    log.flush();
    log.flush();
    log.flush();
    expect(log.lines).toHaveLength(3);
    log.error({ err: refused() }, 'publishing is interrupted');
    expect(log.lines).toHaveLength(4);
  });

  it('is counted in the words of its error where its line has none', () => {
    const log = createLog();
    for (const err of [refused(), new Error(), { code: 'E1' }, {}]) for (let n = 0; n < 2; n += 1) log.error({ err });
    log.flush();
    expect(log.lines.slice(4).map(({ message }) => message)).toEqual([
      'connect ECONNREFUSED 127.0.0.1:5432 (1 times more)',
      'Error (1 times more)',
      'E1 (1 times more)',
      'an error without a message (1 times more)',
    ]);
  });

  it('does not hide another one', () => {
    const log = createLog();
    log.error({ err: refused() }, 'publishing is interrupted');
    log.error({ err: refused() }, 'the job queue has trouble');
    log.error({ err: new Error('disk is full') }, 'publishing is interrupted');
    log.error({ err: new Error('no AVIF'), imageId: 'i1' }, 'AVIF sizes could not be made');
    log.error({ err: new Error('no AVIF'), imageId: 'i2' }, 'AVIF sizes could not be made');
    expect(log.lines).toHaveLength(5);
  });

  it('is one outage, whoever met it and in whichever words', () => {
    const log = createLog();
    for (const path of ['/a', '/b', '/c']) log.error({ err: refused(), path }, 'a page could not be served');
    for (const worker of ['1', '2'])
      log.error({ err: new Error(`worker ${worker}`, { cause: refused() }) }, 'the job queue has trouble');
    // As the queue of jobs tells it.
    log.error({ err: { ...refused(), message: 'refused', worker: '3' } }, 'the job queue has trouble');
    log.error({ err: new Error('Connection terminated unexpectedly') }, 'the job queue has trouble');
    expect(log.lines).toHaveLength(2);
  });

  it('stays where somebody was told its number, and so does what is no failure', () => {
    const log = createLog();
    for (const traceId of ['one', 'other']) log.error({ err: refused(), traceId }, 'fault');
    for (const path of ['/a', '/a']) log.error({ path }, 'published');
    expect(log.lines).toHaveLength(4);
  });

  it('never fills the memory with kinds: what is beyond counting is written', () => {
    const log = createLog();
    for (let n = 0; n < 600; n += 1) log.error({ err: new Error(`other ${n}`) }, 'failed');
    expect(log.lines).toHaveLength(600);
    log.error({ err: new Error('other 599') }, 'failed');
    log.error({ err: new Error('other 1') }, 'failed');
    expect(log.lines).toHaveLength(601);
  });
});
