/** The addresses of the site's pages: the only place that builds them. Each is a path, percent-encoded. */

export function workPath(workId: string): string {
  return `/works/${workId}`;
}

/** The list of a work's episodes from the first on, a hundred a page; pages count from 1. */
export function workEpisodesPath(workId: string, page: number): string {
  return `/works/${workId}/episodes/${page}`;
}

export function episodePath(episodeId: string): string {
  return `/episodes/${episodeId}`;
}

/** A creator's site: the timeline, or one of its tabs. */
export function creatorPath(screenName: string, tab: 'timeline' | 'manga' | 'profile' = 'timeline'): string {
  return `/@${screenName}${tab === 'timeline' ? '' : `/${tab}`}`;
}

export function tagPath(title: string): string {
  return `/tags/${encodeURIComponent(title)}`;
}
