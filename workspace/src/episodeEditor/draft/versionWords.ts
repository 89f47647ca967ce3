import { textsOf } from '@komawari/ui/language';
import type { EpisodeVersionPageChange, GetEpisodeVersionsQuery } from '../../gql/graphql.ts';
import episodeVersionsTexts from '../../messages/episodeVersions.js';

/** A version as the list shows it. */
export type ListedVersion = GetEpisodeVersionsQuery['episode']['versions'][number];

/** What changed with a version, in a line: "2 pages added, 1 page moved, title". */
export function changesInWords({ changes, pageCount }: Pick<ListedVersion, 'changes' | 'pageCount'>): string {
  const { changes: texts } = textsOf(episodeVersionsTexts);
  if (!changes) return texts.oldest({ count: pageCount });
  const { addedPages, removedPages, replacedPages, movedPages, pagesWithTexts } = changes;
  const all: [number | boolean, string][] = [
    [addedPages, texts.added({ count: addedPages })],
    [removedPages, texts.removed({ count: removedPages })],
    [replacedPages, texts.replaced({ count: replacedPages })],
    [movedPages, texts.moved({ count: movedPages })],
    [pagesWithTexts, texts.described({ count: pagesWithTexts })],
    [changes.title, texts.title()],
    [changes.afterword, texts.afterword()],
    [changes.startPosition, texts.startPosition()],
  ];
  const [first = '', ...rest] = all.flatMap(([isSo, words]) => (isSo ? [words] : []));
  const line = rest.reduce((before, next) => texts.list({ before, next }), first);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The mark on a page of a version; null where nothing changed. */
export const markOf = (change: EpisodeVersionPageChange): string | null =>
  change === 'SAME' ? null : textsOf(episodeVersionsTexts).marks[change]();
