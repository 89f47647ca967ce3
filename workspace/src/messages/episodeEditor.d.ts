// Written from messages/en/episodeEditor.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface EpisodeEditor {
  editor: {
    /** Works */
    works(): string;
    /** Title */
    title(): string;
    /** Versions */
    versions(): string;
    /** Preview */
    preview(): string;
    /** Open */
    open(): string;
    /** Release and reading */
    releaseAndReading(): string;
    /** Who can read it */
    whoReads(): string;
    /** How it is read */
    howRead(): string;
    /** Kept this version */
    keptThis(): string;
    /** Keep this version, or load the other one. */
    keepOrLoad(): string;
  };
  archived: {
    /** Archived since <time/>. */
    since(): string;
    /** {count, plural, =0 {Only you see it.} one {Only its buyer reads it.} other {Only its # buyers read it.}} */
    readers(values: { count: number }): string;
    /** Publish again */
    again(): string;
    /** Publishing */
    publishing(): string;
  };
  survey: {
    /** Ask your readers */
    heading(): string;
    /** Question */
    question(): string;
    /** Shown after the last page. */
    hint(): string;
    /** Answer {number} */
    answer(values: { number: string }): string;
    /** {count, plural, one {# reader} other {# readers}} */
    votes(values: { count: number }): string;
    /** Remove answer {number} */
    remove(values: { number: string }): string;
    /** Add an answer */
    add(): string;
    /** A changed question, or changed answers, start again without votes. */
    startsAgain(): string;
    /** Ask */
    ask(): string;
    /** Save the question */
    save(): string;
    /** Saving */
    saving(): string;
    /** Remove the question */
    takeAway(): string;
    /** Readers are asked at the end of the episode */
    asked(): string;
    /** The question was removed */
    removed(): string;
    /** Write what you want to know. */
    noQuestion(): string;
    /** Write an answer, or remove it. */
    noAnswer(): string;
    /** This answer is there already. */
    twice(): string;
  };
  release: {
    /** Release */
    heading(): string;
    /** Status */
    status(): string;
    /** Only you */
    onlyYou(): string;
    /** Not once it was bought */
    notBought(): string;
    /** At a time you choose */
    atATime(): string;
    /** It is already public. */
    isPublic(): string;
    /** Readers who watch you */
    fans(): string;
    /** Not with a price */
    notPriced(): string;
    /** A work in a contest is open to all. */
    inContest(): string;
    /** Everybody */
    everybody(): string;
    /** Everybody, now */
    everybodyNow(): string;
    /** Goes public */
    goesPublic(): string;
    /** To the minute, up to a year ahead. */
    upToAYear(): string;
    /** Once it is no longer suspended, it is again what it was before, and you can choose. */
    suspended(): string;
    /** The contest's judges are reading it. */
    judged(): string;
    /** Somebody is buying it at this moment, or a contest's judges are reading it. */
    bought(): string;
  };
  reading: {
    /** Reading */
    heading(): string;
    /** Page 1 sits */
    pageOne(): string;
    /** Alone (2 and 3 pair up) */
    alone(): string;
    /** Beside page 2 */
    besideTwo(): string;
    /** Afterword */
    afterword(): string;
    /** Shown after the last page, in your speech balloon. */
    afterwordHint(): string;
  };
  saving: {
    /** Saving */
    saving(): string;
    /** Draft saved {time} */
    draftSaved(values: { time: string }): string;
    /** Saved {time} */
    saved(values: { time: string }): string;
    /** Kept here until you update, {time} */
    kept(values: { time: string }): string;
    /** Not saved. {message} */
    failed(values: { message: string }): string;
    /** Not saved. Another tab saved first. */
    otherTab(): string;
    /** Not saved. You seem offline. We keep trying. */
    offline(): string;
    /** Saved. We could not load it again yet. */
    notLoaded(): string;
    /** This may be saved. You can safely try again. */
    maybe(): string;
  };
  mainLabel: {
    /** Save draft */
    saveDraft(): string;
    /** Unpublish */
    unpublish(): string;
    /** Schedule */
    schedule(): string;
    /** Publish */
    publish(): string;
    /** Publish to fans */
    publishToFans(): string;
    /** Update */
    update(): string;
  };
  mainBusy: {
    /** Saving */
    saveDraft(): string;
    /** Unpublishing */
    unpublish(): string;
    /** Scheduling */
    schedule(): string;
    /** Publishing */
    publish(): string;
    /** Publishing */
    publishToFans(): string;
    /** Updating */
    update(): string;
  };
  mainDone: {
    /** Draft saved */
    saveDraft(): string;
    /** Back to draft */
    unpublish(): string;
    /** Scheduled */
    schedule(): string;
    /** Published */
    publish(): string;
    /** Published to fans */
    publishToFans(): string;
    /** Updated */
    update(): string;
  };
  block: {
    /** {count, plural, one {A page needs your attention.} other {# pages need your attention.}} */
    errors(values: { count: number }): string;
    /** Replace or remove {pages}, then you can {release, select, SCHEDULED {schedule} FAN_ONLY {publish to fans} other {publish}}. */
    replace(values: { pages: string; release: 'SCHEDULED' | 'FAN_ONLY' | 'other' }): string;
    /** {count, plural, one {Show it} other {Show them}} */
    show(values: { count: number }): string;
    /** page {number} */
    onePage(values: { number: string }): string;
    /** pages {first} and {last} */
    pages(values: { first: string; last: string }): string;
    /** pages {first} and {count, number} more */
    morePages(values: { count: number; first: string }): string;
    /** {before}, {next} */
    list(values: { before: string; next: string }): string;
    /** No pages yet. */
    noPages(): string;
    /** Add at least one page, then you can {release, select, SCHEDULED {schedule} FAN_ONLY {publish to fans} other {publish}}. */
    addOne(values: { release: 'SCHEDULED' | 'FAN_ONLY' | 'other' }): string;
    /** Add pages */
    addPages(): string;
    /** {count, plural, one {A page is on its way.} other {# pages are on their way.}} */
    working(values: { count: number }): string;
    /** You can {release, select, SCHEDULED {schedule} FAN_ONLY {publish to fans} other {publish}} once {count, plural, one {it has} other {they have}} arrived. */
    onceArrived(values: { count: number; release: 'SCHEDULED' | 'FAN_ONLY' | 'other' }): string;
    /** Choose a time */
    chooseTime(): string;
    /** No time yet. */
    noTime(): string;
    /** Choose when it goes public, then you can schedule. */
    noTimeWords(): string;
    /** That time has passed. */
    past(): string;
    /** Choose a later one, or publish now. */
    pastWords(): string;
    /** That is more than a year away. */
    far(): string;
    /** Choose a time within a year. */
    farWords(): string;
  };
}

declare const episodeEditor: Catalogue<EpisodeEditor>;
export default episodeEditor;
