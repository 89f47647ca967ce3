import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import type { BenchOptions } from './Bench.ts';

/** What is measured, without how. */
export type Statement = {
  title: string;
  /** What is measured and in which unit, for example "CPU per request, µs". */
  unit: string;
  /** Whether less is better. */
  lessIsBetter: boolean;
  ours: { name: string };
  comparator?: { name: string };
  /** Our median divided by the comparator's, or our median itself when there is none, has to stay on this side of the number. */
  goal?: { words: string; limit: number };
};

/** One thing that is measured against another in the same run; each side takes one measurement at a time. */
export type Comparison = Statement & {
  ours: { measure(): Promise<number> };
  comparator?: { measure(): Promise<number> };
};

type Spread = { min: number; median: number; max: number; all: number[] };
/** A comparison with its figures. */
export type Row = {
  title: string;
  unit: string;
  ours: Spread;
  comparator: Spread | null;
  ratio: number;
  goal: string | null;
  isMet: boolean | null;
};

/** Fewer rounds say nothing on a machine whose speed changes from second to second. */
const rounds = 3;

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0]!, median: sorted[Math.floor(sorted.length / 2)]!, max: sorted.at(-1)!, all: values };
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const show = ({ min, median, max }: Spread): string => `${round(min)} / ${round(median)} / ${round(max)}`;

/** Measures both sides in turn, A B A B, so that a slow minute hits both. */
export async function compare(comparison: Comparison): Promise<Row> {
  const { ours, comparator } = comparison;
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let index = 0; index < rounds; index++) {
    mine.push(await ours.measure());
    if (comparator) theirs.push(await comparator.measure());
  }
  return state(comparison, mine, theirs);
}

/** Says what was measured, and judges it. */
export function state(comparison: Statement, ourValues: number[], theirValues: number[] = []): Row {
  const { title, unit, goal, lessIsBetter } = comparison;
  const ours = spreadOf(ourValues);
  const comparator = theirValues.length > 0 ? spreadOf(theirValues) : null;
  const ratio = comparator ? ours.median / comparator.median : ours.median;
  const isMet = goal ? (lessIsBetter ? ratio <= goal.limit : ratio >= goal.limit) : null;
  console.log(`\n${title} (${unit}; minimum / median / maximum of ${ourValues.length})`);
  console.log(`  ${comparison.ours.name.padEnd(34)} ${show(ours)}`);
  if (comparator) console.log(`  ${(comparison.comparator?.name ?? '').padEnd(34)} ${show(comparator)}`);
  const judgement = goal ? `, goal ${goal.words}: ${isMet ? 'met' : 'NOT MET'}` : '';
  if (comparator || goal) console.log(`  ${comparator ? 'ratio' : 'value'} ${round(ratio)}${judgement}`);
  return { title, unit, ours, comparator, ratio, goal: goal?.words ?? null, isMet };
}

/** Keeps the figures of a run under bench/results (not committed: they belong to the machine). */
export function keepResults(name: string, rows: Row[], { isQuick }: BenchOptions): void {
  if (isQuick) return console.log('\nA quick run: its figures are not kept.');
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ name, at: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
  );
  console.log(`\nKept in ${file.slice(root.length + 1)}`);
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
