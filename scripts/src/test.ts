import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Refusal } from './Refusal.ts';
import { root, testEnvironment } from './config.ts';
import { endMarked, markVariable } from './endMarked.ts';
import { installBrowser } from './installBrowser.ts';
import { runCommand } from './runCommand.ts';

// `npm test`: everything that has to hold, one step after the other; `npm run check` is the same without the tests.
// A step that fails does not keep the next from running, so that one run tells all there is to mend.

type Step = {
  title: string;
  command: [program: string, ...args: string[]];
  /** Where the runner's own summary begins in its output; it is repeated at the very end. */
  summary?: RegExp;
};

type Result = { title: string; passed: boolean; seconds: number; summary: string; flaky: string[] };

const checks: Step[] = [
  { title: 'Generated files', command: ['node', 'scripts/src/checkGenerated.ts'] },
  { title: 'Lint and import boundaries', command: ['oxlint', '--deny-warnings'] },
  { title: 'Format', command: ['oxfmt', '--check'] },
  { title: 'Types', command: ['node', 'scripts/src/typecheck.ts'] },
  { title: 'Unused code', command: ['knip'] },
];

const playwrightSummary = /^ +\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b/m;

const inBrowser = (title: string, config: string): Step => ({
  title,
  command: ['playwright', 'test', '--config', config],
  summary: playwrightSummary,
});

const tests: Step[] = [
  { title: 'Build', command: ['node', 'scripts/src/build.ts'] },
  { title: 'Tests', command: ['vitest', 'run'], summary: /^⎯+ Failed Tests |^ *Test Files /m },
  inBrowser('Components in the browser', 'ui/gallery/playwright.config.ts'),
  inBrowser('The reader in the browser', 'ui/src/reader/playwright.config.ts'),
  inBrowser('Journeys in the browser', 'e2e/playwright.config.ts'),
];

const summaryOf = (said: string, start: RegExp | undefined) => {
  const plain = stripVTControlCharacters(said);
  const at = start ? plain.search(start) : -1;
  return at < 0 ? '' : plain.slice(at).trimEnd();
};

/** What passed only at the second try: a fault of the test, or of what it looks at, that a green run must not hide. */
const flakyIn = (said: string): string[] =>
  stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => /✓.*\(retry x\d\)|✓.*\(retry #\d\)/.test(line))
    .map((line) => line.replace(/^\W+/, '').trim());

/** Every runner says something every minute or two: one that is silent for so long hangs, and has to end with a name. */
const silentAtMostInMilliseconds = 8 * 60_000;
/** The whole has to end before a build server gives up. */
const endsAt = Date.now() + 86 * 60_000;

/** Runs one step and ends whatever it leaves running. Its output comes through this process, so that nothing else holds it open. */
async function run(step: Step, number: number): Promise<Result> {
  console.log(`\n── ${step.title}`);
  const stepStartedAt = Date.now();
  const mark = `${process.pid}-${number}`;
  const [program, ...args] = step.command;
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testEnvironment, [markVariable]: mark },
  });
  let said = '';
  let saidAt = Date.now();
  const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk);
    said += chunk.toString();
    saidAt = Date.now();
  };
  child.stdout.on('data', pass(process.stdout));
  child.stderr.on('data', pass(process.stderr));
  const closed = once(child, 'close');
  const watch = setInterval(() => {
    if (Date.now() < Math.min(saidAt + silentAtMostInMilliseconds, endsAt)) return;
    console.log(`── ${step.title}: hangs or takes too long; ended`);
    endMarked(mark);
  }, 10_000);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const left = endMarked(mark);
  if (left.length > 0) console.log(`── ${step.title}: ended ${left.length} processes it left running`);
  await closed;
  const seconds = Math.round((Date.now() - stepStartedAt) / 1000);
  console.log(`── ${step.title}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
  return {
    title: step.title,
    passed: code === 0,
    seconds,
    summary: summaryOf(said, step.summary),
    flaky: flakyIn(said),
  };
}

function conclude(results: Result[]): void {
  console.log('');
  for (const { title, passed, seconds } of results)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${title}, ${seconds} s`);
  for (const { title, summary } of results) if (summary) console.log(`\n${title}\n${summary}`);
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log(`\nPassed only at the second try, to be mended:\n  ${flaky.join('\n  ')}`);
  const failed = results.filter((result) => !result.passed).map((result) => result.title);
  if (failed.length > 0) throw new Refusal(`Not passed: ${failed.join(', ')}.`);
}

await runCommand(async () => {
  const withTests = !process.argv.includes('--without-tests');
  if (withTests) await installBrowser();
  const results: Result[] = [];
  for (const [number, step] of (withTests ? [...checks, ...tests] : checks).entries())
    results.push(await run(step, number));
  conclude(results);
});
