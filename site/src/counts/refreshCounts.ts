import { execute } from '@komawari/ui/graphql';
import { mediaTopClientOnly } from './parts/mediaTopClientOnly.ts';
import { showCount } from './showCount.ts';

type Figures = Record<string, unknown>;

/**
 * Brings every count on the page up to date with one query for all of them. Published pages carry the counts of the
 * moment they were written, which stay when nothing answers.
 */
export async function refreshCounts(root: ParentNode): Promise<void> {
  const places = [...root.querySelectorAll<HTMLElement>('[data-count]')];
  const idsOf = (kind: string) => [
    ...new Set(
      places
        .map(readPlace)
        .filter((place) => place.kind === kind)
        .map((place) => place.id),
    ),
  ];
  const episodeIds = idsOf('episode');
  const workIds = idsOf('work');
  if (episodeIds.length + workIds.length === 0) return;
  const { statistics } = await execute(mediaTopClientOnly, { episodeIds, workIds }, { anonymous: true });
  const figures = new Map<string, Figures>();
  for (const { id, likeCount, statistic } of statistics.episodes) figures.set(id, { likeCount, ...statistic });
  for (const { id, statistic } of statistics.works) figures.set(id, statistic);
  for (const place of places) {
    const { id, field } = readPlace(place);
    const figure = figures.get(id)?.[field];
    if (typeof figure === 'number') showCount(place, figure);
  }
}

/** `data-count="episode:e123:likeCount"` */
function readPlace(place: HTMLElement): { kind: string; id: string; field: string } {
  const [kind = '', id = '', field = ''] = (place.dataset.count ?? '').split(':');
  return { kind, id, field };
}
