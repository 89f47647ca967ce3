// Written from messages/en/top.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Top {
  hero: {
    /** Hot works */
    label(): string;
  };
  tiers: {
    /** Continue reading */
    continue(): string;
    /** History */
    history(): string;
    /** Hot new episodes */
    newEpisodes(): string;
    /** Past 72 hours */
    past(): string;
    /** All new */
    allNew(): string;
    /** Rankings */
    rankings(): string;
    /** Top 100 */
    top100(): string;
    /** Period */
    period(): string;
    /** News */
    news(): string;
    /** Themes */
    themes(): string;
  };
  themes: {
    /** until {day} */
    until(values: { day: string }): string;
    /** from {day} */
    from(values: { day: string }): string;
  };
  empty: {
    /** The first works will appear here */
    title(): string;
    /** Nobody has published yet. Upload a few pages, and yours is the first here. */
    lead(): string;
    /** Publish your first work */
    publish(): string;
  };
}

declare const top: Catalogue<Top>;
export default top;
