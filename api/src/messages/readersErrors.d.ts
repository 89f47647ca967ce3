// Written from messages/en/readersErrors.json by `npm run generate`.

export interface ReadersErrors {
  reading: {
    /** Too much is happening at once. Try again later. */
    tooMuch(): string;
    /** Up to {most, number} episodes at once. */
    tooManyAtOnce(values: { most: number }): string;
    /** This episode cannot be liked right now. */
    noLikes(): string;
    /** This work cannot be bookmarked. */
    noBookmarks(): string;
    /** This creator cannot be watched right now. */
    noWatching(): string;
    /** "count" has to be between 1 and {most, number}. */
    countOutOfRange(values: { most: number }): string;
    /** You cannot like your own episode. */
    ownEpisode(): string;
    /** You cannot watch yourself. */
    oneself(): string;
    /** The id of an event has 1 to 64 letters, digits or signs. */
    noEventId(): string;
    /** pageNumber has to be between 1 and 200. */
    pageOutOfRange(): string;
    /** leavePosition has to be between 0 and 1. */
    positionOutOfRange(): string;
    /** Say which episode or which work. */
    nothingNamed(): string;
    /** No events. */
    noEvents(): string;
    /** Not taken. Try again. */
    notTaken(): string;
  };
  comments: {
    /** comment */
    commentLabel(): string;
    /** A comment has at most {most, number} lines. */
    tooManyLines(values: { most: number }): string;
    /** A comment can have one link at most. Remove the others. */
    tooManyLinks(): string;
    /** Comments are closed here. */
    closed(): string;
    /** At most {most, number} comments go at once. Choose fewer. */
    tooManyAtOnce(values: { most: number }): string;
    /** This comment cannot be answered. */
    noAnswers(): string;
    /** This is for creators. */
    onlyCreators(): string;
    /** word */
    wordLabel(): string;
    /** Your filter has {most, number} words, which is the limit. Remove one first. */
    tooManyWords(values: { most: number }): string;
  };
  reports: {
    /** note */
    noteLabel(): string;
    /** Say in a sentence what is wrong. */
    noteNeeded(): string;
    /** You cannot report what is yours. */
    own(): string;
  };
  surveys: {
    /** You cannot answer the survey of your own episode. */
    ownEpisode(): string;
    /** This work has no survey. */
    noSurvey(): string;
    /** An answer can be changed for 24 hours. That time has passed. */
    tooLate(): string;
    /** There is no such choice. */
    noSuchChoice(): string;
    /** question */
    questionLabel(): string;
    /** choice */
    choiceLabel(): string;
    /** A question has {least, number} to {most, number} choices. */
    wrongNumber(values: { least: number; most: number }): string;
    /** Two choices are the same. */
    twice(): string;
  };
  purchases: {
    /** You cannot buy your own episode. */
    ownEpisode(): string;
    /** You cannot buy episodes of this creator. */
    cannotBuyHere(): string;
    /** This episode is not for sale any more. Nothing was charged. */
    notForSale(): string;
    /** The price changed to ¥{price, number} while you were away. Nothing was charged. */
    priceChanged(values: { price: number }): string;
    /** Only a completed purchase can be refunded, once. */
    onlyCompleted(): string;
    /** A purchase can be taken back for 24 hours. That time has passed, and nothing changed. */
    tooLate(): string;
    /** You opened a paid page, so this purchase cannot be taken back. Nothing changed. */
    hasRead(): string;
    /** The payment page could not be opened. Nothing was charged. Try again in a minute. */
    noPaymentPage(): string;
    /** This work is for people who are 18 or older. */
    mature(): string;
    /** You own this episode already. Nothing was charged. */
    alreadyPurchased(): string;
  };
  sales: {
    /** There is no such month yet. Choose one from January 2000 to the one that runs. */
    noSuchMonth(): string;
  };
  watching: {
    /** subject */
    subjectLabel(): string;
    /** message */
    messageLabel(): string;
    /** One message a day: you can write again in {hours, plural, one {# hour} other {# hours}}. */
    tooSoon(values: { hours: number }): string;
  };
}

declare const readersErrors: Record<'en' | 'ja', ReadersErrors>;
export default readersErrors;
