// Written from messages/en/authorSurvey.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface AuthorSurvey {
  author: {
    /** The author asks */
    asks(): string;
    /** Thank you. The author sees how many readers chose each answer, not who they are. */
    thanks(): string;
  };
}

declare const authorSurvey: Catalogue<AuthorSurvey>;
export default authorSurvey;
