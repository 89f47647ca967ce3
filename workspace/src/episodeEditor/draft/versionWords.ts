import type { EpisodeVersionPageChange, GetEpisodeVersionsQuery } from '../../gql/graphql.ts';

/** A version as the list shows it. */
export type ListedVersion = GetEpisodeVersionsQuery['episode']['versions'][number];

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** What changed with a version, in a line: "2 pages added, 1 page moved, title". */
export function changesInWords({ changes, pageCount }: Pick<ListedVersion, 'changes' | 'pageCount'>): string {
  if (!changes) return `The oldest kept: ${pages(pageCount)}`;
  const counted: [number, string][] = [
    [changes.addedPages, 'added'],
    [changes.removedPages, 'removed'],
    [changes.replacedPages, 'replaced'],
    [changes.movedPages, 'moved'],
    [changes.pagesWithTexts, 'described anew'],
  ];
  const said = counted.flatMap(([count, word]) => (count > 0 ? [`${pages(count)} ${word}`] : []));
  const texts: [boolean, string][] = [
    [changes.title, 'title'],
    [changes.afterword, 'afterword'],
    [changes.startPosition, 'start position'],
  ];
  const line = [...said, ...texts.flatMap(([isOther, word]) => (isOther ? [word] : []))].join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const marks: Record<EpisodeVersionPageChange, string | null> = {
  SAME: null,
  ADDED: 'New',
  REPLACED: 'Replaced',
  MOVED: 'Moved',
  TEXTS: 'Words',
};

/** The mark on a page of a version; null where nothing changed. */
export const markOf = (change: EpisodeVersionPageChange): string | null => marks[change];
