// Written from messages/en/surveys.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Surveys {
  reader: {
    /** How was it? */
    question(): string;
    /** Only <author/> sees the totals. */
    whoSees(): string;
    /** Fun */
    fun(): string;
    /** Normal */
    normal(): string;
    /** Not for me */
    noFun(): string;
    /** Skip */
    skip(): string;
    /** Thank you. You can change it until {moment}. */
    thanks(values: { moment: string }): string;
  };
}

declare const surveys: Catalogue<Surveys>;
export default surveys;
