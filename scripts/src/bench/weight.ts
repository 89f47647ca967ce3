import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../Refusal.ts';
import { root, testEnvironment } from '../config.ts';
import type { BenchOptions } from './Bench.ts';
import { type Row, keepResults, state } from './measure.ts';

/** What the journey about weights says of one page, a line of JSON behind the word `weight`. */
type Weight = {
  name: string;
  screen: string;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  shift: number;
  budget: number;
};

/** Runs the journey on a product of its own, whose budgets the tests hold, and collects its figures. */
async function runJourney(options: BenchOptions): Promise<Weight[]> {
  const args = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--workers',
    '1',
    '--project',
    'journeys',
    'weight.e2e',
  ];
  const child = spawn(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    env: testEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  options.atEnd(() => child.kill());
  const ended = once(child, 'exit');
  const weights: Weight[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('weight ')) weights.push(JSON.parse(line.slice('weight '.length)) as Weight);
  await ended;
  if (weights.length === 0) throw new Refusal('Nothing was weighed: npx playwright test weight.e2e says why.');
  return weights;
}

function print(weights: Weight[]): void {
  const columns = ['scripts', 'styles', 'fonts', 'pictures'] as const;
  console.log(`\n${''.padEnd(40)}${columns.map((name) => name.padStart(10)).join('')}     shift`);
  for (const weight of weights) {
    const figures = columns.map((name) => String(weight[name]).padStart(10)).join('');
    console.log(`${`${weight.name}, ${weight.screen}`.padEnd(40)}${figures}${weight.shift.toFixed(4).padStart(10)}`);
  }
}

/** What pages weigh as they travel, and how much moves on them by itself. */
export async function run(options: BenchOptions): Promise<void> {
  const weights = await runJourney(options);
  const rows: Row[] = weights.map(({ name, screen, scripts, budget }) =>
    state(
      {
        title: `JavaScript of ${name}, ${screen}`,
        unit: 'bytes as they travel',
        lessIsBetter: true,
        ours: { name },
        goal: { words: `at most ${budget} bytes`, limit: budget },
      },
      [scripts],
    ),
  );
  print(weights);
  keepResults('weight', rows, options);
}
