// Written from messages/en/preview.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Preview {
  pane: {
    /** Preview */
    label(): string;
    /** Phone */
    phone(): string;
    /** Computer */
    computer(): string;
    /** Off */
    off(): string;
    /** Preview of the public page. */
    whatItIs(): string;
    /** Readers see this after you save. */
    afterSave(): string;
  };
  site: {
    /** <figure/> {count, plural, one {fan} other {fans}} */
    fans(values: { count: number }): string;
    /** Watch */
    watch(): string;
    /** Now */
    now(): string;
    /** The title */
    noTitle(): string;
  };
  tabs: {
    /** Timeline */
    Timeline(): string;
    /** Manga */
    Manga(): string;
    /** Illustrations */
    Illustrations(): string;
    /** Mangafolio */
    Mangafolio(): string;
    /** Profile */
    Profile(): string;
  };
  works: {
    /** No manga yet */
    noManga(): string;
    /** New works appear here the moment they are published. */
    noMangaLead(): string;
    /** One-shot */
    oneShot(): string;
    /** Completed */
    completed(): string;
    /** Ongoing */
    ongoing(): string;
    /** Completed, {count, plural, one {# episode} other {# episodes}} */
    completedLength(values: { count: number }): string;
    /** Ongoing, {count, plural, one {# episode} other {# episodes}} */
    ongoingLength(values: { count: number }): string;
    /** No mangafolio yet */
    noPortfolio(): string;
    /** Works chosen by the creator, from here and elsewhere, appear here. */
    noPortfolioLead(): string;
    /** Other works */
    otherWorks(): string;
    /** Works */
    works(): string;
  };
}

declare const preview: Catalogue<Preview>;
export default preview;
