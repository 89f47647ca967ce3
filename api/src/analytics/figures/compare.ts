import type { Context } from '../../graphql/context.ts';
import { loadCompareTargets, whyNotCompared, type CompareTarget, type WhyNot } from './compareTargets.ts';
import { NORM_DAYS } from '../rollups/index.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { MEASURED, MEASURES, measuresOf, type SingleMeasure } from './measures.ts';
import type { Range } from './ranges.ts';
import { readFiguresOf, type Figures } from './readFigures.ts';
import { stepsOf } from './retention.ts';
import { findNorms, type Norm } from './store/norms.ts';
import { listAgeDays } from './store/sums.ts';

/** What is asked to be compared. */
export interface CompareAsked {
  workId: string;
  range: Range;
  targets: readonly string[];
}

/** A number of a target, with the middle half where it is of many works. */
export interface ComparedNumber {
  measure: SingleMeasure;
  value: number | null;
  lower: number | null;
  upper: number | null;
  works: number;
}

/** A target's numbers; none where a comparison is not given. */
export interface ComparedTarget {
  target: CompareTarget;
  why: WhyNot | null;
  numbers: ComparedNumber[];
}

/** One point of a line. */
export interface GraphPoint {
  /** Day after the first episode (0 is its own day), or number of the episode. */
  place: number;
  value: number;
  lower: number | null;
  upper: number | null;
}

/** A line to compare with. */
export interface GraphSeries {
  target: CompareTarget | null;
  why: WhyNot | null;
  points: GraphPoint[];
}

/** What a graph is about. */
export type Graph = 'VIEWS_OF_DAY' | 'REACHES';

/** More targets than these would make no chart one can read. */
const MOST_TARGETS = 5;

/** Loads what of a comparison is the same for numbers and graphs, in as many statements for one target as for five. */
async function loadComparison(context: Context, { workId, range, targets }: CompareAsked) {
  const work = await loadOwnWork(context, workId);
  const found = await loadCompareTargets(context, work, targets.slice(0, MOST_TARGETS));
  const others = found.flatMap(({ work: other }) => other ?? []);
  const groups = found.filter(({ work: other }) => !other).map(({ id }) => id);
  const [read, norms] = await Promise.all([
    readFiguresOf(context, [work, ...others], range, MEASURED),
    findNorms(context.reader, groups, range),
  ]);
  const figures = new Map(read.map((row) => [row.work.id, row]));
  return { work, found, figures, readers: figures.get(work.id)?.readers ?? 0, norms };
}

/** The numbers of a work's targets. */
export async function compareNumbers(context: Context, asked: CompareAsked): Promise<ComparedTarget[]> {
  const { found, figures, readers, norms } = await loadComparison(context, asked);
  return found.map((target) => {
    const why = whyNotCompared(target, readers);
    if (why) return { target, why, numbers: [] };
    const own = target.work && figures.get(target.work.id);
    return { target, why, numbers: own ? numbersOfWork(own) : numbersOfGroup(norms, target.id) };
  });
}

function numbersOfWork(figures: Figures): ComparedNumber[] {
  const values = measuresOf(figures);
  return MEASURES.map((measure) => ({ measure, value: values[measure], lower: null, upper: null, works: 1 }));
}

function numbersOfGroup(norms: readonly Norm[], target: string): ComparedNumber[] {
  return MEASURES.map((measure) => {
    const norm = norms.find((row) => row.target === target && row.measure === measure);
    return norm
      ? { measure, value: norm.median, lower: norm.lower, upper: norm.upper, works: norm.works }
      : { measure, value: null, lower: null, upper: null, works: 0 };
  });
}

/** The line of a work, and those of its targets. */
export async function compareGraph(context: Context, asked: CompareAsked & { graph: Graph }): Promise<GraphSeries[]> {
  const { work, found, figures, readers, norms } = await loadComparison(context, asked);
  const ids = [...figures.keys()];
  const days = asked.graph === 'VIEWS_OF_DAY' ? await listAgeDays(context.reader, ids, NORM_DAYS[asked.range]) : [];
  const lineOf = (id: string): GraphPoint[] =>
    asked.graph === 'VIEWS_OF_DAY'
      ? days.filter(({ workId }) => workId === id).map(({ place, value }) => ({ place, value, ...ALONE }))
      : reachesOf(figures.get(id));
  const targets = found.map((target): GraphSeries => {
    const why = whyNotCompared(target, readers);
    if (why) return { target, why, points: [] };
    if (target.work) return { target, why, points: lineOf(target.work.id) };
    const rows = norms.filter((row) => row.target === target.id && row.measure === asked.graph);
    const points = rows.map(({ place, median, lower, upper }) => ({ place, value: median, lower, upper }));
    return { target, why, points };
  });
  return [{ target: null, why: null, points: lineOf(work.id) }, ...targets];
}

/** One work has no middle half. */
const ALONE = { lower: null, upper: null };

const reachesOf = (figures: Figures | undefined): GraphPoint[] =>
  stepsOf(figures?.episodes ?? []).flatMap(({ figures: { episode }, reaches }) =>
    reaches === null ? [] : [{ place: episode.number, value: reaches, ...ALONE }],
  );
