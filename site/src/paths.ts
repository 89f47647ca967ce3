import { languagePrefix } from '@komawari/ui/sitePath';

/** The addresses of the site's pages: the only place that builds them. Each is a path, percent-encoded. */

export function workPath(workId: string): string {
  return `${languagePrefix()}/works/${workId}`;
}

/** The list of a work's episodes from the first on, a hundred a page; pages count from 1. */
export function workEpisodesPath(workId: string, page: number): string {
  return `${languagePrefix()}/works/${workId}/episodes/${page}`;
}

/** The list of a work's illustrations, twenty a page; pages count from 1. */
export function workIllustrationsPath(workId: string, page: number): string {
  return `${languagePrefix()}/works/${workId}/illustrations/${page}`;
}

export function illustrationPath(illustrationId: string): string {
  return `${languagePrefix()}/illustrations/${illustrationId}`;
}

export function episodePath(episodeId: string): string {
  return `${languagePrefix()}/episodes/${episodeId}`;
}

/** Where a list goes on after a cursor, for readers without JavaScript. */
export function laterPath(listPath: string, cursor: string): string {
  return `${listPath}/after/${cursor}`;
}

/** A creator's site: the timeline, or one of its tabs. */
export function creatorPath(screenName: string, tab: CreatorTab = 'timeline'): string {
  return `${languagePrefix()}/@${screenName}${tab === 'timeline' ? '' : `/${tab}`}`;
}

/** The tabs of a creator's site. */
export type CreatorTab = 'timeline' | 'manga' | 'illustrations' | 'mangafolio' | 'profile';

/** One work from elsewhere in a creator's portfolio. */
export function externalWorkPath(screenName: string, externalWorkId: string): string {
  return `${languagePrefix()}/@${screenName}/mangafolio/external_works/${externalWorkId}`;
}

/** One work of Komawari in the portfolio of its creator. */
export function komawariWorkPath(screenName: string, komawariWorkId: string): string {
  return `${languagePrefix()}/@${screenName}/mangafolio/komawari_works/${komawariWorkId}`;
}

export function tagPath(title: string): string {
  return `${languagePrefix()}/tags/${encodeURIComponent(title)}`;
}

/** One edition of a page that the operator writes, by the word in the page's own path. */
export function operatorPageEditionPath(page: string, number: number): string {
  return `${languagePrefix()}/editions/${page}/${number}`;
}

export type RankingName = 'daily' | 'weekly' | 'monthly' | 'total';

export function rankingPath(name: RankingName): string {
  return `${languagePrefix()}/rankings/${name}`;
}
