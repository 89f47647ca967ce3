// Written from messages/en/episodes.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Episodes {
  status: {
    /** Draft */
    DRAFT(): string;
    /** Scheduled */
    SCHEDULED(): string;
    /** Fans only */
    FAN_ONLY(): string;
    /** Public */
    PUBLIC(): string;
    /** Suspended */
    SUSPENDED(): string;
  };
  archive: {
    /** Archived */
    archived(): string;
    /** Archive {name} instead? */
    title(values: { name: string }): string;
    /** Leave it public */
    leavePublic(): string;
    /** Archive it */
    archive(): string;
    /** Archiving */
    archiving(): string;
    /** {count, plural, one {# person} other {# people}} bought this episode, so it cannot go back to draft. */
    notDraft(values: { count: number }): string;
    /** {count, plural, one {# person} other {# people}} bought this episode, so it cannot go to the trash. */
    notTrash(values: { count: number }): string;
    /** Archived, it leaves your page, lists and search. {count, plural, one {Its buyer keeps} other {The # keep}} reading it. You can publish it again. */
    what(values: { count: number }): string;
    /** Archived */
    done(): string;
    /** Undo */
    undo(): string;
    /** Published again */
    back(): string;
  };
  clock: {
    /** Japan time, like your clock. */
    same(): string;
    /** On your clock: {time} */
    other(values: { time: string }): string;
  };
}

declare const episodes: Catalogue<Episodes>;
export default episodes;
