// Written from messages/en/editorial.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Editorial {
  award: {
    /** Komawari Award {number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} */
    name(values: { number: number }): string;
    /** {title}: result */
    result(values: { title: string }): string;
    /** {title}: dates, prizes and entries. */
    description(values: { title: string }): string;
    /** The winners of the {title} and what the judges say. */
    resultDescription(values: { title: string }): string;
  };
  slab: {
    /** : result */
    result(): string;
    /** The contest */
    contestTab(): string;
    /** Result */
    resultTab(): string;
    /** Dates, prizes and judges will be announced here. */
    notAnnounced(): string;
    /** Opens {moment} */
    opens(values: { moment: string }): string;
    /** Open for entries until {moment} */
    open(values: { moment: string }): string;
    /** Entries are closed. The judges are reading. */
    judging(): string;
    /** The result is out. */
    isOut(): string;
    /** See the winners */
    winners(): string;
    /** Publish a work */
    publish(): string;
    /** Enter one of yours */
    enter(): string;
  };
  nothing: {
    /** Not announced yet */
    title(): string;
    /** Until then there is much to read. */
    lead(): string;
    /** Read new works */
    newWorks(): string;
  };
  noResult: {
    /** The result is not out yet */
    title(): string;
    /** It comes out {moment}. */
    comesOut(values: { moment: string }): string;
    /** The date is not set yet. */
    noDate(): string;
    /** About the contest */
    contest(): string;
  };
  entering: {
    /** How to enter */
    title(): string;
    /** Publish a work, or choose one of yours. Anyone may enter. */
    choose(): string;
    /** Turn on the contest in the work’s form and fill in the entry. The work then gets the tag <tag/>. */
    fillIn(): string;
    /** Edit or withdraw it until {moment}. A work is in one open contest at a time. */
    change(values: { moment: string }): string;
  };
  dates: {
    /** Dates */
    title(): string;
    /** Opens */
    opens(): string;
    /** Deadline */
    deadline(): string;
    /** Result */
    result(): string;
    /** To be announced */
    notSet(): string;
  };
  progress: {
    /** , over */
    done(): string;
    /** , next */
    next(): string;
    /** , later */
    later(): string;
  };
  page: {
    /** Prizes */
    prizes(): string;
    /** Judges */
    judges(): string;
    /** Works entered: {count} */
    entries(values: { count: string }): string;
  };
}

declare const editorial: Catalogue<Editorial>;
export default editorial;
