// Written from messages/en/illustrations.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Illustrations {
  gallery: {
    /** Pictures */
    pictures(): string;
    /** {title}, picture {number} of {count} */
    alt(values: { count: string; number: string; title: string }): string;
    /** Previous picture */
    previous(): string;
    /** Next picture */
    next(): string;
    /** All pictures */
    all(): string;
    /** Picture {number} */
    picture(values: { number: string }): string;
    /** {title}, full screen */
    fullScreen(values: { title: string }): string;
    /** Close */
    close(): string;
  };
  head: {
    /** {count, plural, one {# picture} other {# pictures}} */
    count(values: { count: number }): string;
    /** From the manga */
    fromManga(): string;
  };
}

declare const illustrations: Catalogue<Illustrations>;
export default illustrations;
