// Written from messages/en/profile.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Profile {
  language: {
    /** Language saved */
    saved(): string;
    /** Language */
    title(): string;
    /** Language of your screens and mails */
    label(): string;
    /** Not chosen (mails in {mails, select, JA {Japanese} other {English}}) */
    notChosen(values: { mails: 'JA' | 'other' }): string;
    /** The workspace, your account, and everything Komawari mails you. What people write to you stays in their own words. */
    hint(): string;
  };
  mature: {
    /** Mature works are shown */
    shown(): string;
    /** Mature works are left out */
    leftOut(): string;
    /** Mature works */
    title(): string;
    /** I am 18 or older, show mature works */
    label(): string;
    /** In searches, on creators’ pages and when you open one. Lists for everybody leave them out. */
    hint(): string;
    /** Mature works are for people who are 18 or older. By your birthday you are younger. */
    young(): string;
  };
  profile: {
    /** Picture */
    picture(): string;
    /** At least 120 x 120. The middle square is shown, up to 640 x 640. */
    pictureHint(): string;
    /** Enter the name readers see. */
    noDisplayName(): string;
    /** Use the name without @: letters, digits and _. */
    wrongX(): string;
    /** Check the year of your birthday. */
    wrongYear(): string;
    /** Profile */
    title(): string;
    /** Profile saved */
    saved(): string;
    /** What readers see */
    seen(): string;
    /** Display name */
    displayName(): string;
    /** Your address becomes /@{name}. The old one leads there for 90 days. You can change it once in 30 days. */
    newAddress(values: { name: string }): string;
    /** Introduction */
    introduction(): string;
    /** Optional. */
    optional(): string;
    /** X name */
    xName(): string;
    /** Optional. Shown as a link. */
    xHint(): string;
    /** Saving */
    saving(): string;
    /** Save */
    save(): string;
  };
  closedSite: {
    /** Site closed */
    closed(): string;
    /** Site open */
    open(): string;
    /** Closed site */
    title(): string;
    /** Close my site */
    label(): string;
    /** Your site, works and pictures are hidden from everybody else. Readers keep their bookmarks. */
    hint(): string;
  };
  privateFields: {
    /** I would rather not say */
    noAnswer(): string;
    /** Female */
    FEMALE(): string;
    /** Male */
    MALE(): string;
    /** Another gender */
    OTHER(): string;
    /** Private details */
    title(): string;
    /** None of this is shown to anybody. Birthday and gender only count in totals over all readers of a work, and the birthday says who is too young for mature works. All of it is optional. */
    lead(): string;
    /** Biography */
    biography(): string;
    /** What you have made and where, for when a contest or a publisher asks. */
    biographyHint(): string;
    /** Birthday */
    birthday(): string;
    /** Gender */
    gender(): string;
    /** Do not contact me */
    noContact(): string;
    /** No invitations or questions from Komawari or a publisher. Mail about your account still comes. */
    noContactHint(): string;
  };
}

declare const profile: Catalogue<Profile>;
export default profile;
