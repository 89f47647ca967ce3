import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

/** One thing that is measured against another in the same run. */
export type Comparison = {
  title: string;
  /** What is measured and in which unit, for example "CPU per request, µs". */
  unit: string;
  /** Whether less is better. */
  lessIsBetter: boolean;
  ours: Side;
  /** Without a comparator the goal is an absolute number. */
  comparator?: Side;
  /** Our value divided by the comparator's (or our value itself) has to stay on this side of the number. */
  goal: { words: string; limit: number };
};

/** A name and a way to take one measurement. */
export type Side = { name: string; measure(): Promise<number> };

type Spread = { min: number; median: number; max: number; all: number[] };
type Row = { title: string; unit: string; ours: Spread; comparator: Spread | null; ratio: number; goal: string; isMet: boolean };

/** Fewer rounds say nothing on a machine whose speed changes from second to second. */
const rounds = 3;

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0]!, median: sorted[Math.floor(sorted.length / 2)]!, max: sorted.at(-1)!, all: values };
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const show = ({ min, median, max }: Spread): string => `${round(min)} / ${round(median)} / ${round(max)}`;

/** Measures both sides in turn, A B A B, so that a slow minute hits both. */
export async function compare({ title, unit, lessIsBetter, ours, comparator, goal }: Comparison): Promise<Row> {
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let index = 0; index < rounds; index++) {
    mine.push(await ours.measure());
    if (comparator) theirs.push(await comparator.measure());
  }
  const row = judge({ title, unit, lessIsBetter, goal }, spreadOf(mine), comparator ? spreadOf(theirs) : null);
  console.log(`\n${title} (${unit}; minimum / median / maximum of ${rounds} rounds)`);
  console.log(`  ${ours.name.padEnd(34)} ${show(row.ours)}`);
  if (comparator && row.comparator) console.log(`  ${comparator.name.padEnd(34)} ${show(row.comparator)}`);
  console.log(`  ${comparator ? 'ratio' : 'value'} ${round(row.ratio)}, goal ${goal.words}: ${row.isMet ? 'met' : 'NOT MET'}`);
  return row;
}

function judge({ title, unit, lessIsBetter, goal }: Pick<Comparison, 'title' | 'unit' | 'lessIsBetter' | 'goal'>, ours: Spread, comparator: Spread | null): Row {
  const ratio = comparator ? ours.median / comparator.median : ours.median;
  return { title, unit, ours, comparator, ratio, goal: goal.words, isMet: lessIsBetter ? ratio <= goal.limit : ratio >= goal.limit };
}

/** States a figure that was measured elsewhere in the run. */
export function state(facts: Pick<Comparison, 'title' | 'unit' | 'lessIsBetter' | 'goal'>, values: number[], comparatorValues?: number[]): Row {
  const row = judge(facts, spreadOf(values), comparatorValues ? spreadOf(comparatorValues) : null);
  const against = row.comparator ? `, comparator ${show(row.comparator)}, ratio ${round(row.ratio)}` : '';
  console.log(`\n${facts.title} (${facts.unit}): ${show(row.ours)}${against}; goal ${facts.goal.words}: ${row.isMet ? 'met' : 'NOT MET'}`);
  return row;
}

/** Keeps the figures of a run under bench/results (not committed: they belong to the machine). */
export function keepResults(name: string, rows: Row[]): void {
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ name, at: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`);
  console.log(`\nKept in ${file.slice(root.length + 1)}`);
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
