/** Words that are only heard. */
export const unseen = (words: string) => <span className="sr">{words}</span>;
