// Written from messages/en/scoutMails.json by `npm run generate`.

export interface ScoutMails {
  message: {
    /** {department} wrote to you about {work} */
    subject(values: { department: string; work: string }): string;
    /** {department} wrote to you */
    heading(values: { department: string }): string;
    /** It is about {work}, which you entered into {contest}. */
    about(values: { contest: string; work: string }): string;
    /** Read and answer */
    action(): string;
    /** You let this department write to you when you entered the work. Your name and your address stay with the staff of the contest. */
    note(): string;
  };
  answer: {
    /** @{screenName} is interested */
    INTERESTED(values: { screenName: string }): string;
    /** @{screenName} says no, thank you */
    DECLINED(values: { screenName: string }): string;
    /** {heading}: {work} */
    subject(values: { heading: string; work: string }): string;
    /** It is the answer to what {department} wrote about {work} in {contest}. */
    about(values: { contest: string; department: string; work: string }): string;
    /** They added nothing. */
    nothing(): string;
    /** a work that is deleted */
    deletedWork(): string;
    /** Open the work */
    action(): string;
    /** Creators answer once. How to reach them stands in their words, or ask the staff of the contest. */
    note(): string;
  };
}

declare const scoutMails: Record<'en' | 'ja', ScoutMails>;
export default scoutMails;
