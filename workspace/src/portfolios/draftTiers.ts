import { textsOf } from '@komawari/ui/language';
import portfoliosTexts from '../messages/portfolios.js';
import type { CachedCategory } from './categoryCache.ts';
import { previewWorkOf, tiersOf, type PreviewTier, type PreviewUser, type PreviewWork } from '../preview/index.ts';

/** The rows of the portfolio as they will be once the category is saved as it is in its form now. */
export function draftTiers(portfolio: PreviewUser['portfolio'], draft: CachedCategory): PreviewTier[] {
  const categories = portfolio?.categories ?? [];
  const all = [...categories.flatMap(({ works }) => works), ...(portfolio?.worksWithoutCategory ?? [])];
  const known = new Map(all.map((work) => [work.id, previewWorkOf(work)]));
  const drafted = draft.works.flatMap((work): PreviewWork[] => {
    const [saved] = known.get(work.id) ?? [];
    if (work.isHidden || (known.has(work.id) && !saved)) return [];
    const look = { title: work.title, lang: work.lang, picture: work.picture };
    return [saved ? { ...saved, ...look } : { id: work.id, line: '', place: null, ...look }];
  });
  const own: PreviewTier = {
    id: draft.id ?? 'new',
    title: draft.title.trim() || textsOf(portfoliosTexts).category.unnamed(),
    works: drafted,
  };
  const rows = categories.map(({ id, title, works }) =>
    id === draft.id ? own : { id, title, works: works.flatMap(previewWorkOf) },
  );
  const placed = new Set([
    ...draft.works.map(({ id }) => id),
    ...categories.flatMap(({ id, works }) => (id === draft.id ? [] : works.map((work) => work.id))),
  ]);
  const others = [...known].flatMap(([id, works]) => (placed.has(id) ? [] : works));
  return tiersOf(draft.id === null ? [...rows, own] : rows, others);
}
