// Written from messages/en/form.json by `npm run generate`.

import type { Catalogue } from '../language/index.ts';

export interface Form {
  form: {
    /** {over} over the limit of {max}. Shorten it. */
    over(values: { max: string; over: string }): string;
    /** Write something here. */
    empty(): string;
    /** Use at least {min, number} characters. */
    under(values: { min: number }): string;
  };
}

declare const form: Catalogue<Form>;
export default form;
