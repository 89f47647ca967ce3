import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A process that was at work for less than this share of the time between two looks rests. */
const restingShare = 0.05;
/** What a process that rests may keep beyond what it needs: less is not worth a collection. */
const keptInBytes = 24 * 1024 * 1024;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** V8 gives its collector to whoever asks for it by a flag, in contexts made after that. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/**
 * Gives memory back when the process has nothing to do: V8 keeps what a start or a busy hour needed until it needs more.
 * It is looked every `lookEveryMs` whether it rests; whoever asks while memory is given back waits for a fifth of a second.
 */
export function restLightly({ lookEveryMs = 20_000 } = {}): { stop(): void } {
  const collect = findCollector();
  let before = performance.eventLoopUtilization();
  /** What the last collection could not free, the next one will not either. */
  let needed = 0;
  const look = (): void => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > restingShare || process.memoryUsage().heapTotal < needed + keptInBytes) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    needed = process.memoryUsage().heapTotal;
    before = performance.eventLoopUtilization();
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
