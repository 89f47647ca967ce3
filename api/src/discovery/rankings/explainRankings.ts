import type { Context } from '../../graphql/context.ts';
import { FORMULA, type Ingredient } from './formula.ts';
import { loadSnapshots } from './loaders.ts';
import { lastDayOf, type RankingPeriod } from './periods.ts';
import { scoreWork } from './store/scoreWorks.ts';
import { listEntries } from './store/snapshots.ts';

/** One ingredient of a score: how many people, a guest being 0.3, and what they are worth. */
export interface ExplainedIngredient {
  ingredient: Uppercase<Ingredient>;
  people: number;
  weight: number;
  points: number;
}

/** Why a work has the place it has, or none, in one ranking. */
export interface Explanation {
  period: RankingPeriod;
  rank: number | null;
  score: number;
  parts: ExplainedIngredient[];
  windowStart: Date | null;
  windowEnd: Date;
  computedAt: Date;
}

const SHOWN = 100;

/** What a work has in every ranking that is shown, by the same computation. Whether the viewer may know is the caller's question. */
export async function explainRankings(context: Context, workId: string): Promise<Explanation[]> {
  const snapshots = await loadSnapshots(context);
  const [latest] = snapshots;
  if (!latest) return [];
  const scores = await scoreWork(context.reader, lastDayOf(latest.windowEnd), workId);
  return Promise.all(
    snapshots.map(async (snapshot) => {
      const { period, windowStart, windowEnd, computedAt } = snapshot;
      const scored = scores.find((one) => one.period === period);
      const shown = await listEntries(context.reader, snapshot, SHOWN);
      return {
        period,
        windowStart,
        windowEnd,
        computedAt,
        rank: shown.find((entry) => entry.workId === workId)?.rank ?? null,
        score: (scored?.score ?? 0) / 10,
        parts: (Object.keys(FORMULA.weights) as Ingredient[]).map((ingredient) => {
          const tenths = scored?.[ingredient] ?? 0;
          const weight = FORMULA.weights[ingredient];
          return {
            ingredient: ingredient.toUpperCase() as Uppercase<Ingredient>,
            people: tenths / 10,
            weight,
            points: (tenths * weight) / 10,
          };
        }),
      };
    }),
  );
}
