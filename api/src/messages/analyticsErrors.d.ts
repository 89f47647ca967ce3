// Written from messages/en/analyticsErrors.json by `npm run generate`.

export interface AnalyticsErrors {
  entry: {
    /** Analytics begin with your first public episode. */
    publishFirst(): string;
    /** Analytics are in closed beta. Take a seat first. */
    seatFirst(): string;
    /** All seats are taken. Look again later. */
    full(): string;
  };
  shareImages: {
    /** post */
    postLabel(): string;
    /** alternative text */
    altTextLabel(): string;
    /** The post is {over, number} over the limit of X, where kana and kanji count twice. Shorten it. */
    tooLong(values: { over: number }): string;
  };
  assistant: {
    /** There is no such finding. */
    noSuchFinding(): string;
  };
}

declare const analyticsErrors: Record<'en' | 'ja', AnalyticsErrors>;
export default analyticsErrors;
