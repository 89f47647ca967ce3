// Written from messages/en/commentForm.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface CommentForm {
  form: {
    /** Write a comment */
    label(): string;
    /** Write something first. */
    empty(): string;
    /** Shorten it to {max} characters. */
    tooLong(values: { max: string }): string;
    /** This comment cannot be posted. */
    notPosted(): string;
    /** Posting */
    posting(): string;
    /** Post */
    post(): string;
  };
}

declare const commentForm: Catalogue<CommentForm>;
export default commentForm;
