// Written from messages/en/works.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Works {
  lists: {
    /** Works */
    title(): string;
    /** works */
    noun(): string;
    /** New work */
    newWork(): string;
    /** Your works */
    latestTitle(): string;
    /** Works and illustrations */
    latestHeading(): string;
    /** New illustration */
    newIllustration(): string;
    /** All works */
    allWorks(): string;
    /** Illustrations */
    illustrations(): string;
    /** All illustrations */
    allIllustrations(): string;
  };
  noWorks: {
    /** Your works will appear here */
    title(): string;
    /** Publish your first work */
    first(): string;
    /** One form makes the work and its first episode. Drop the pages, and they sort themselves. */
    lead(): string;
  };
  line: {
    /** Public */
    public(): string;
    /** No public episode */
    noPublic(): string;
    /** {count, plural, one {# episode} other {# episodes}} */
    episodes(values: { count: number }): string;
    /** Edited <time/> */
    edited(): string;
    /** views */
    views(): string;
    /** likes */
    likes(): string;
    /** comments */
    comments(): string;
    /** bookmarks */
    bookmarks(): string;
    /** New episode */
    newEpisode(): string;
  };
  work: {
    /** Breadcrumb */
    breadcrumb(): string;
    /** Works */
    works(): string;
    /** Episodes */
    episodes(): string;
    /** episodes */
    episodesNoun(): string;
    /** New episode */
    newEpisode(): string;
    /** Edit */
    edit(): string;
    /** View */
    view(): string;
    /** Delete */
    delete(): string;
    /** Delete {title}? */
    ask(values: { title: string }): string;
    /** Move to trash */
    toTrash(): string;
    /** Moving */
    moving(): string;
    /** It goes to the trash for 30 days{count, plural, =0 {} one {, with its # episode} other {, with its # episodes}}. Readers stop seeing it at once. */
    consequence(values: { count: number }): string;
    /** Moved to trash */
    moved(): string;
    /** Undo */
    undo(): string;
    /** No episodes yet */
    noEpisodes(): string;
    /** Make the first one */
    makeFirst(): string;
    /** Drop the pages, and they sort themselves. Readers see nothing before you publish. */
    noEpisodesLead(): string;
  };
  edit: {
    /** Edit {title} */
    title(values: { title: string }): string;
    /** Edit the work */
    heading(): string;
    /** Cancel */
    cancel(): string;
    /** Save */
    save(): string;
    /** Saving */
    saving(): string;
    /** Saved */
    saved(): string;
  };
  newWork: {
    /** New work */
    title(): string;
    /** New */
    here(): string;
    /** Work */
    work(): string;
    /** First episode */
    firstEpisode(): string;
    /** Title of the episode */
    episodeTitle(): string;
    /** Drop the pages of the first episode, then say what the work is called. */
    lead(): string;
    /** Start over */
    startOver(): string;
    /** Start over with an empty form? */
    askStartOver(): string;
    /** The pages and everything you wrote here are discarded. This cannot be undone. */
    discarded(): string;
    /** Open */
    open(): string;
  };
  fields: {
    /** Title */
    title(): string;
    /** Give the work a title. */
    noTitle(): string;
    /** Description */
    description(): string;
    /** Optional. */
    optional(): string;
    /** Reading direction */
    direction(): string;
    /** Right to left */
    rightToLeft(): string;
    /** Pages, like printed manga */
    rightToLeftHint(): string;
    /** Left to right */
    leftToRight(): string;
    /** Pages, the other way */
    leftToRightHint(): string;
    /** Top to bottom */
    topToBottom(): string;
    /** One long strip */
    topToBottomHint(): string;
    /** One-shot */
    oneShot(): string;
    /** Complete in one episode */
    oneShotHint(): string;
    /** Completed */
    completed(): string;
    /** No more episodes are planned */
    completedHint(): string;
    /** Ask readers how they liked it */
    survey(): string;
    /** Fun, normal or not; you see how many, never who */
    surveyHint(): string;
  };
  cover: {
    /** Cover */
    label(): string;
    /** At least 400 x 400. Everybody sees it. */
    hint(): string;
    /** Without a cover, the first page everybody may read stands in. */
    standIn(): string;
    /** Title */
    noTitle(): string;
    /** Use page 1 as the cover */
    pageOne(): string;
  };
  focus: {
    /** Focus point */
    label(): string;
    /** Focus point, {left} from the left, {top} from the top. Arrow keys move it. */
    point(values: { left: string; top: string }): string;
    /** How it is cropped */
    crops(): string;
    /** Work */
    cover(): string;
    /** Episode */
    episode(): string;
    /** Shared link */
    share(): string;
  };
  tags: {
    /** Tags */
    label(): string;
    /** Enter adds one. No spaces. */
    hint(): string;
    /** Remove {title} */
    remove(values: { title: string }): string;
    /** Suggested tags */
    suggested(): string;
    /** A new tag */
    newTag(): string;
    /** {count, plural, one {# work has it} other {# works have it}} */
    count(values: { count: number }): string;
    /** Ten tags at most. Remove one first. */
    full(): string;
    /** A tag has no spaces. Try {better}. */
    noSpaces(values: { better: string }): string;
    /** A tag has no # inside. Add them one by one. */
    noHash(): string;
    /** Write at least one character. */
    empty(): string;
    /** {length, number} characters, limit {max, number}. Shorten it. */
    long(values: { length: number; max: number }): string;
  };
  details: {
    /** Details */
    title(): string;
    /** Who it is for */
    rating(): string;
    /** All ages */
    allAges(): string;
    /** Everybody sees it */
    allAgesHint(): string;
    /** Mature */
    mature(): string;
    /** For people who are 18 or older: readers are asked first, and lists leave it out */
    matureHint(): string;
    /** Genre */
    genre(): string;
    /** No genre */
    noGenre(): string;
    /** Language */
    language(): string;
    /** Choose the language of the work. */
    noLanguage(): string;
    /** On hiatus */
    hiatus(): string;
    /** Shown on the work and on its cards. The next episode ends it by itself. */
    hiatusHint(): string;
    /** Returns on */
    returnsOn(): string;
    /** Optional. On that day the hiatus ends by itself. */
    returnsOnHint(): string;
  };
  credits: {
    /** Made together with */
    label(): string;
    /** Credit {number} */
    row(values: { number: string }): string;
    /** Name */
    name(): string;
    /** Enter a name. */
    noName(): string;
    /** Role */
    role(): string;
    /** Story, backgrounds */
    rolePlaceholder(): string;
    /** Enter what they did. */
    noRole(): string;
    /** Screen name */
    screenName(): string;
    /** Optional */
    optional(): string;
    /** Remove credit {number} */
    remove(values: { number: string }): string;
    /** Add a person */
    add(): string;
  };
  commentFields: {
    /** Comments */
    label(): string;
    /** Readers can write under episodes */
    hint(): string;
    /** Kind of comments */
    kind(): string;
    /** Open comments */
    open(): string;
    /** Shown at once; you can delete them */
    openHint(): string;
    /** Soft comments */
    soft(): string;
    /** We read them first; only kind ones reach you */
    softHint(): string;
    /** Let readers read soft comments */
    showSoft(): string;
    /** Off: they see only who wrote them */
    showSoftHint(): string;
  };
  contest: {
    /** Open until {deadline}. Until then you can change or withdraw the entry; after that episodes stay as they are until the result. */
    until(values: { deadline: string }): string;
    /** Enter this work */
    enter(): string;
    /** Puts the tag #{tag} on it. A work is in one contest at a time. */
    enterHint(values: { tag: string }): string;
    /** About you */
    aboutYou(): string;
    /** Only you and the staff of the contest can read this. It is deleted 180 days after the result, unless the work won a prize. */
    private(): string;
    /** Name */
    name(): string;
    /** Reading of the name */
    reading(): string;
    /** E-mail address */
    email(): string;
    /** What you made before */
    before(): string;
    /** Optional: magazines, prizes, doujinshi, assistant work. */
    beforeHint(): string;
    /** Editorial departments that may write to you */
    departments(): string;
    /** Any department */
    any(): string;
    /** Whoever likes the work may write to you */
    anyHint(): string;
    /** Those I choose */
    selected(): string;
    /** Only they may write to you */
    selectedHint(): string;
    /** Nobody */
    none(): string;
    /** You take part for the prizes alone */
    noneHint(): string;
    /** What departments write reaches you as a notification and by mail, and stays under <scouts>Scouting</scouts>. Your address stays with the staff of the contest. */
    reaches(): string;
    /** Editorial departments */
    choose(): string;
    /** No department is scouting in this contest. Choose another answer above. */
    noDepartments(): string;
    /** Write your name. */
    noName(): string;
    /** Write how your name is read. */
    noReading(): string;
    /** Write where we can reach you. */
    noEmail(): string;
    /** This is not an e-mail address. Write one like name@example.com. */
    wrongEmail(): string;
    /** Choose at least one editorial department, or let any of them write to you. */
    noSelected(): string;
    /** みなづき みな */
    readingExample(): string;
  };
  table: {
    /** Episodes */
    caption(): string;
    /** Select {episode} */
    select(values: { episode: string }): string;
    /** Episode */
    episode(): string;
    /** State */
    state(): string;
    /** Price */
    price(): string;
    /** Free */
    free(): string;
    /** Pages */
    pages(): string;
    /** Views */
    views(): string;
    /** Likes */
    likes(): string;
    /** Comments */
    comments(): string;
    /** Actions */
    actions(): string;
  };
  menu: {
    /** Actions for {episode} */
    label(values: { episode: string }): string;
    /** Published */
    published(): string;
    /** Back to draft */
    toDraft(): string;
    /** For fans only */
    fanOnly(): string;
    /** Scheduled */
    scheduled(): string;
    /** Saved */
    saved(): string;
    /** Moved to trash */
    moved(): string;
    /** Undo */
    undo(): string;
    /** Delete {episode}? */
    ask(values: { episode: string }): string;
    /** Move to trash */
    toTrash(): string;
    /** Moving */
    moving(): string;
    /** It goes to the trash for 30 days. Its likes and comments come back with it. */
    consequence(): string;
    /** Edit */
    edit(): string;
    /** Publish again */
    again(): string;
    /** Delete */
    delete(): string;
    /** View */
    view(): string;
    /** Publish now */
    publish(): string;
    /** Unpublish */
    unpublish(): string;
  };
  selection: {
    /** Selected episodes */
    label(): string;
    /** {count, number} selected */
    count(values: { count: number }): string;
    /** Select all */
    all(): string;
    /** Clear */
    clear(): string;
    /** Change the selected episodes */
    change(): string;
    /** Set price… */
    setPrice(): string;
    /** Keep as they are */
    keep(): string;
    /** Goes public */
    goesPublic(): string;
    /** To the minute, up to a year ahead. */
    upToAYear(): string;
    /** Choose when they come out. */
    noTime(): string;
    /** That time has passed. Choose a later one. */
    pastTime(): string;
    /** Close */
    close(): string;
    /** <b>{count, plural, one {# episode} other {# episodes}} did not change:</b> */
    stayed(values: { count: number }): string;
    /** {done}. <b>{count, plural, one {# episode} other {# episodes}} did not change:</b> */
    partly(values: { count: number; done: string }): string;
    /** An episode that is gone */
    gone(): string;
    /** {count, plural, one {# episode} other {# episodes}} did not change back */
    notBack(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} as before */
    back(values: { count: number }): string;
  };
  changeLabel: {
    /** Publish */
    PUBLIC(): string;
    /** Schedule */
    SCHEDULED(): string;
    /** Fans only */
    FAN_ONLY(): string;
    /** Back to draft */
    DRAFT(): string;
    /** Move to trash */
    TRASH(): string;
    /** Restore */
    RESTORE(): string;
  };
  changeQuestion: {
    /** Publish {count, plural, one {# episode} other {# episodes}}? */
    PUBLIC(values: { count: number }): string;
    /** Schedule {count, plural, one {# episode} other {# episodes}}? */
    SCHEDULED(values: { count: number }): string;
    /** Show {count, plural, one {# episode} other {# episodes}} to fans only? */
    FAN_ONLY(values: { count: number }): string;
    /** Take {count, plural, one {# episode} other {# episodes}} back to draft? */
    DRAFT(values: { count: number }): string;
    /** Move {count, plural, one {# episode} other {# episodes}} to the trash? */
    TRASH(values: { count: number }): string;
    /** Restore {count, plural, one {# episode} other {# episodes}}? */
    RESTORE(values: { count: number }): string;
  };
  changeBusy: {
    /** Publishing */
    PUBLIC(): string;
    /** Scheduling */
    SCHEDULED(): string;
    /** Changing */
    FAN_ONLY(): string;
    /** Taking back */
    DRAFT(): string;
    /** Moving */
    TRASH(): string;
    /** Restoring */
    RESTORE(): string;
  };
  changeEffect: {
    /** Everybody can read them at once. */
    PUBLIC(): string;
    /** They come out together at one time. Until then only you see them. */
    SCHEDULED(): string;
    /** Everybody sees that they are there; the pages are for readers who watch you. */
    FAN_ONLY(): string;
    /** Readers stop seeing them at once. Likes and comments wait for when they come back. */
    DRAFT(): string;
    /** They go to the trash for 30 days. Their likes and comments come back with them. */
    TRASH(): string;
    /** They come back as they were. */
    RESTORE(): string;
  };
  changeDone: {
    /** {count, plural, one {# episode} other {# episodes}} published */
    PUBLIC(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} scheduled */
    SCHEDULED(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} for fans only */
    FAN_ONLY(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} back to draft */
    DRAFT(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} moved to trash */
    TRASH(values: { count: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} restored */
    RESTORE(values: { count: number }): string;
  };
  prices: {
    /** Set the price of {count, plural, one {# episode} other {# episodes}}? */
    ask(values: { count: number }): string;
    /** Set price */
    set(): string;
    /** Take the price away */
    takeAway(): string;
    /** Saving */
    saving(): string;
    /** Price or none */
    priceOrNone(): string;
    /** One price for all */
    one(): string;
    /** Each of them costs the same */
    oneHint(): string;
    /** No price */
    none(): string;
    /** Everybody reads all of their pages */
    noneHint(): string;
    /** Paid after page */
    paidAfter(): string;
    /** Everybody reads the pages up to it. 0 makes every page paid. */
    paidAfterHint(): string;
    /** Write how many pages everybody reads, such as 8, or 0 for none. */
    wrongPages(): string;
    /** Everybody reads all of their pages at once. */
    freeAtOnce(): string;
    /** Who bought one keeps it, and the sales so far stay as they are. */
    bought(): string;
    /** {count, plural, one {# episode} other {# episodes}} for sale at ¥{price, number} */
    forSale(values: { count: number; price: number }): string;
    /** {count, plural, one {# episode} other {# episodes}} made free */
    madeFree(values: { count: number }): string;
  };
}

declare const works: Catalogue<Works>;
export default works;
