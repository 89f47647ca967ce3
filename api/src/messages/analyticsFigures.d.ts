// Written from messages/en/analyticsFigures.json by `npm run generate`.

export interface AnalyticsFigures {
  definitions: {
    /** One view: the first page stood on a visible screen for one second; one per person, episode and 30 minutes. Bots, previews, staff and your own visits are left out. People are counted by day, so somebody who returns on another day counts again. Days are those of Tokyo. */
    viewCounts(): string;
    /** Likes: up to ten per reader and episode, those taken back not counted. Comments: those that stand, without your own and those you hold back. Bookmarks: of the whole work. Staff and blocked accounts are left out. Rates are per 100 people who read the episode. */
    reactions(): string;
    /** Goes on: people who read an episode beside those who read the one before it. Reaches: beside those of the first one. People are counted by day. An episode of less than 7 days still fills up. */
    readerRetention(): string;
    /** Stops here: the last page of an opening when the reader was closed or left. Spreads count for the page that was told last. */
    pageRetention(): string;
    /** People who came to the last page they may see, of the people who opened the episode. Both are counted by day. */
    completeReading(): string;
    /** Answers to the question after the last page. One per reader, changeable for 24 hours. Fewer than 5 answers are not told, of an episode and of all. */
    surveyInterest(): string;
    /** What registered readers of the work said of themselves in their profile, over all time, counted anew when at least 5 have come or gone. Fewer than 5 people are never told apart: they are among "others". */
    readerAttributes(): string;
    /** Registered readers who did this after they read an episode of the work first, over all time, counted once a day. */
    readerActions(): string;
  };
  altText: {
    /** {title}. */
    title(values: { title: string }): string;
    /** {title}, first three days. */
    titleOfThreeDays(values: { title: string }): string;
    /** {figure} views. */
    VIEWS(values: { figure: string }): string;
    /** {figure} likes per 100 readers. */
    LIKES(values: { figure: string }): string;
    /** {figure} comments per 100 readers. */
    COMMENTS(values: { figure: string }): string;
    /** {figure} bookmarks per 100 readers. */
    BOOKMARKS(values: { figure: string }): string;
    /** {figure} of the readers of an episode go on to the next. */
    GO_ON(values: { figure: string }): string;
    /** {figure} read to the end. */
    TO_THE_END(values: { figure: string }): string;
    /** {figure} of the readers who answered had fun. */
    FUN(values: { figure: string }): string;
    /** {share} of the readers of 第1話 are still here at 第{episode, number}話. */
    stillHere(values: { episode: number; share: string }): string;
  };
  image: {
    /** views */
    VIEWS(): string;
    /** likes per 100 readers */
    LIKES(): string;
    /** comments per 100 readers */
    COMMENTS(): string;
    /** bookmarks per 100 readers */
    BOOKMARKS(): string;
    /** go on to the next episode */
    GO_ON(): string;
    /** read to the last page */
    TO_THE_END(): string;
    /** of answers: it was fun */
    FUN(): string;
    /** {count, plural, one {# episode} other {# episodes}} */
    episodes(values: { count: number }): string;
    /** {share} of the readers of 第1話 are still here */
    stillHere(values: { share: string }): string;
    /** median of {works, number} works: {share} */
    medianOf(values: { share: string; works: number }): string;
    /** another work of mine: {share} */
    otherWork(values: { share: string }): string;
    /** Counted by Komawari */
    counted(): string;
    /** Counted by Komawari, {days} */
    countedOn(values: { days: string }): string;
    /** First three days of each episode */
    threeDays(): string;
    /** First three days of each episode, {days} */
    threeDaysOf(values: { days: string }): string;
  };
}

declare const analyticsFigures: Record<'en' | 'ja', AnalyticsFigures>;
export default analyticsFigures;
