// Written from messages/en/embeds.json by `npm run generate`.

export interface Embeds {
  lines: {
    /** {page} by {author} on Komawari */
    byAuthor(values: { author: string; page: string }): string;
    /** {creator} on Komawari */
    ofCreator(values: { creator: string }): string;
  };
}

declare const embeds: Record<'en' | 'ja', Embeds>;
export default embeds;
