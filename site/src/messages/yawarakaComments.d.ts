// Written from messages/en/yawarakaComments.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface YawarakaComments {
  words: {
    /** What did you like? */
    placeholder(): string;
    /** We read it first, then {author} does. Readers see it too. */
    readByAll(values: { author: string }): string;
    /** We read it first, then {author} does. Readers see your icon only. */
    readByAuthor(values: { author: string }): string;
    /** Sent. We read it first */
    sent(): string;
    /** No comments yet. What did you like? */
    none(): string;
    /** Loading */
    loading(): string;
    /** Show more */
    more(): string;
    /** the comment by {name} */
    commentBy(values: { name: string }): string;
    /** {author} has your words. */
    delivered(values: { author: string }): string;
    /** Not delivered, because it breaks the rules. Only you see this. */
    rejected(): string;
  };
  posters: {
    /** Who sent kind words */
    label(): string;
    /** sent kind words to <author/> */
    all(): string;
    /** and {count} more sent kind words to <author/> */
    andMore(values: { count: string }): string;
  };
}

declare const yawarakaComments: Catalogue<YawarakaComments>;
export default yawarakaComments;
