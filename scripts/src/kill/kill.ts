import { parseWords } from '../parseWords.ts';
import { Refusal } from '../Refusal.ts';
import { runInterruptible } from '../runInterruptible.ts';
import { runKillTest } from './runKillTest.ts';

// `npm run kill -- --rounds 200`: kills worker and API (signal 9) at random moments of publishing and withdrawing.

function readOptions(): { rounds: number; seed: number } {
  const { values } = parseWords(
    { options: { rounds: { type: 'string' }, seed: { type: 'string' } } },
    'Write npm run kill -- --rounds 200, with --seed to repeat a run.',
  );
  const rounds = Number(values.rounds ?? 200);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Refusal('--rounds is a whole number from 1, for example --rounds 200.');
  if (!Number.isInteger(seed) || seed < 0) throw new Refusal('--seed is a whole number; the same one repeats a run.');
  return { rounds, seed };
}

await runInterruptible(
  () => 'Interrupted: only the kills that are told above took place.',
  async (atEnd) => {
    const { rounds, seed } = readOptions();
    console.log(`${rounds} kills, seed ${seed}.`);
    const report = await runKillTest({
      rounds,
      seed,
      atEnd,
      onRound: (round, facts) => console.log(`${round}/${rounds}: ${facts}`),
    });
    const times = report.convergedAfterMs.toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    console.log(`\n${report.confirmed} confirmed changes, ${report.unknown} calls cut off by a kill.`);
    console.log(
      `Converged after the restart: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, slowest ${times.at(-1)} ms (goal 10000 ms).`,
    );
    console.log(
      report.findings.length === 0
        ? 'No torn file, no lost change, no page ahead of the database.'
        : report.findings.join('\n'),
    );
    if (report.findings.length > 0 || (times.at(-1) ?? 0) > 10_000) process.exitCode = 1;
  },
);
