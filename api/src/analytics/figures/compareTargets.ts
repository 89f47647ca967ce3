import { FEWEST_READERS, FEWEST_WORKS } from '@komawari/ui/readerFigures';
import { genreNames, type Genre } from '@komawari/ui/genres';
import type { Context } from '../../graphql/context.ts';
import { loadPresent } from '../../graphql/defineLoader.ts';
import { notFound } from '../../kernel/errors.ts';
import { workLoader, type WorkRecord } from '../../publications/works/index.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { countNormWorks, listReadWorks } from './store/norms.ts';

/** With what a work is compared. */
export type TargetGroup = 'OWN_WORK' | 'UNIVERSAL' | 'RANKED' | 'GENRE';

/** Something a work can be compared with. */
export interface CompareTarget {
  /** universal, ranked, genre:FANTASY or work: and an id. */
  id: string;
  group: TargetGroup;
  /** Of GENRE. */
  genre: Genre | null;
  /** Of OWN_WORK. */
  work: WorkRecord | null;
  /** Works whose numbers are in it. */
  workCount: number;
  /** Readers of OWN_WORK; null of groups. */
  readerCount: number | null;
}

/** Why a comparison is not given. */
export type WhyNot = 'FEW_READERS' | 'FEW_READERS_THERE' | 'FEW_WORKS';

/** Why there is no comparison; null where there is one. */
export function whyNotCompared(target: CompareTarget, readers: number): WhyNot | null {
  if (readers < FEWEST_READERS) return 'FEW_READERS';
  if (target.group === 'OWN_WORK') return (target.readerCount ?? 0) < FEWEST_READERS ? 'FEW_READERS_THERE' : null;
  return target.workCount < FEWEST_WORKS ? 'FEW_WORKS' : null;
}

const isGenre = (text: string): text is Genre => Object.hasOwn(genreNames, text);

/** What a work of the viewer can be compared with: its genre, all works, ranked works, and the viewer's other works with a view. */
export async function listCompareTargets(context: Context, workId: string): Promise<CompareTarget[]> {
  return (await findTargets(context, await loadOwnWork(context, workId))).targets;
}

async function findTargets(context: Context, work: WorkRecord) {
  const [counts, own] = await Promise.all([countNormWorks(context.reader), listReadWorks(context.reader, work.userId)]);
  const others = own.filter(({ id }) => id !== work.id);
  const works = new Map(
    (
      await loadPresent(
        workLoader(context),
        others.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const group = (id: string, name: TargetGroup, genre: Genre | null = null): CompareTarget => ({
    id,
    group: name,
    genre,
    work: null,
    workCount: counts.get(id) ?? 0,
    readerCount: null,
  });
  const targets = [
    ...(work.genre === null ? [] : [group(`genre:${work.genre}`, 'GENRE', work.genre)]),
    group('universal', 'UNIVERSAL'),
    group('ranked', 'RANKED'),
    ...others.flatMap(({ id, readers }) => {
      const other = works.get(id);
      return other
        ? [
            {
              id: `work:${id}`,
              group: 'OWN_WORK' as const,
              genre: null,
              work: other,
              workCount: 1,
              readerCount: readers,
            },
          ]
        : [];
    }),
  ];
  return { targets, counts };
}

/** The targets of these ids, in their order. Throws NOT_FOUND for another's work and for what is no target. */
export async function loadCompareTargets(
  context: Context,
  work: WorkRecord,
  ids: readonly string[],
): Promise<CompareTarget[]> {
  const { targets, counts } = await findTargets(context, work);
  const known = new Map(targets.map((target) => [target.id, target]));
  return ids.map((id) => {
    const target = known.get(id);
    if (target) return target;
    const genre = id.startsWith('genre:') ? id.slice('genre:'.length) : '';
    if (!isGenre(genre)) throw notFound();
    return { id, group: 'GENRE', genre, work: null, workCount: counts.get(id) ?? 0, readerCount: null };
  });
}
