// Written from messages/en/counts.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Counts {
  figures: {
    /** Likes */
    likes(): string;
    /** Comments */
    comments(): string;
  };
  length: {
    /** One-shot */
    oneShot(): string;
    /** Completed, 1 episode */
    completedOne(): string;
    /** Completed, {count} episodes */
    completed(values: { count: string }): string;
    /** Ongoing, 1 episode */
    ongoingOne(): string;
    /** Ongoing, {count} episodes */
    ongoing(values: { count: string }): string;
  };
}

declare const counts: Catalogue<Counts>;
export default counts;
