// Written from messages/en/moderationReport.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface ModerationReport {
  reasons: {
    /** Spam or advertising */
    SPAM(): string;
    /** Hate, threats or harassment */
    HARASSMENT(): string;
    /** Sexual content that is not allowed */
    SEXUAL(): string;
    /** Cruelty or self-harm */
    VIOLENCE(): string;
    /** Someone else’s work */
    COPYRIGHT(): string;
    /** Someone’s private information */
    PERSONAL_INFORMATION(): string;
    /** Something else */
    OTHER(): string;
  };
  sheet: {
    /** Report */
    title(): string;
    /** You report <what/>. Only the operator will know that it was you. */
    lead(): string;
    /** What is wrong */
    reason(): string;
    /** Choose */
    choose(): string;
    /** Choose what is wrong. */
    noReason(): string;
    /** What we should know */
    note(): string;
    /** A sentence is enough. */
    sentence(): string;
    /** Optional. */
    optional(): string;
    /** Say in a sentence what is wrong. */
    noNote(): string;
    /** Shorten it to {max} characters. */
    tooLong(values: { max: string }): string;
    /** This cannot be reported. */
    notTaken(): string;
    /** Reported. We will read it and decide */
    done(): string;
    /** Sending */
    sending(): string;
    /** Send report */
    send(): string;
  };
}

declare const moderationReport: Catalogue<ModerationReport>;
export default moderationReport;
