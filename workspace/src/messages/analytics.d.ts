// Written from messages/en/analytics.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Analytics {
  reactions: {
    /** Reactions */
    title(): string;
    /** Likes */
    likes(): string;
    /** Comments */
    comments(): string;
    /** Bookmarks */
    bookmarks(): string;
    /** of the whole work, set in this range */
    ofWork(): string;
    /** {rate} per 100 readers of <episode/> */
    rateOf(values: { rate: string }): string;
    /** {what} per 100 readers by episode */
    byEpisode(values: { what: string }): string;
    /** nobody yet */
    nobody(): string;
    /** {rate} per 100 readers */
    rate(values: { rate: string }): string;
    /** <target/> {rate} per 100 */
    beside(values: { rate: string }): string;
    /** No reactions were counted in this range. */
    none(): string;
    /** <episode/> got the most likes and the most comments per reader. */
    both(): string;
    /** <liked/> got the most likes per reader. */
    likedOnly(): string;
    /** No likes yet, <commented/> the most comments. */
    commentedOnly(): string;
    /** <liked/> got the most likes per reader, <commented/> the most comments. */
    each(): string;
    /** Reactions by episode */
    caption(): string;
    /** Episode */
    episode(): string;
    /** Likes per 100 readers */
    likesPerHundred(): string;
    /** Comments per 100 readers */
    commentsPerHundred(): string;
    /** Readers */
    readers(): string;
  };
  post: {
    /** The link to @{name} has ended. <link>Link it again</link> to post from here. The file works without it. */
    ended(values: { name: string }): string;
    /** To post from here, <link>link your X account</link>. The file works without it. */
    toPost(): string;
    /** Posted on X */
    posted(): string;
    /** Nothing was posted. */
    nothing(): string;
    /** Post on X */
    post(): string;
    /** X takes a text of up to 280, where kana and kanji count twice, and up to 1,000 for the image. */
    tooLong(): string;
    /** As <b>@{name}</b>. You see the post before it goes out. */
    as(values: { name: string }): string;
    /** Open the post */
    open(): string;
    /** Post this as @{name}? */
    ask(values: { name: string }): string;
    /** Back */
    back(): string;
    /** Posting */
    posting(): string;
    /** Post now */
    postNow(): string;
  };
  views: {
    /** Views */
    title(): string;
    /** Views per day */
    perDay(): string;
    /** middle half of {count, number} works */
    half(values: { count: number }): string;
    /** Views per day, {total, number} in all, most on {day} */
    plot(values: { day: string; total: number }): string;
    /** Views per day, {total, number} in all, most on no day */
    plotNone(values: { total: number }): string;
    /** No views were counted in this range. */
    none(): string;
    /** Most on <day/>: {count, plural, one {# view} other {# views}}. */
    best(values: { count: number }): string;
    /** Most on <day/>: {count, plural, one {# view} other {# views}}, the day of <episode/>. */
    bestRelease(values: { count: number }): string;
    /** {day}, {episode} */
    release(values: { day: string; episode: string }): string;
    /** {count, plural, one {# view} other {# views}} */
    count(values: { count: number }): string;
    /** Views by day */
    caption(): string;
    /** Day */
    day(): string;
    /** Episode */
    episode(): string;
    /** Total */
    total(): string;
  };
  stage: {
    /** {width} × {height} px. What you see is the file, pixel for pixel. */
    size(values: { height: string; width: string }): string;
    /** Text beside it */
    text(): string;
    /** Alternative text */
    altText(): string;
    /** Share image of {title} */
    imageOf(values: { title: string }): string;
    /** Try again */
    tryAgain(): string;
    /** <b>The image was not made.</b> The line may be down, or many images are being made at once. */
    failed(): string;
    /** Making the image */
    making(): string;
    /** Copy */
    copy(): string;
  };
  itemName: {
    /** Views */
    views(): string;
    /** Reactions */
    reactions(): string;
    /** Retention */
    retention(): string;
    /** Read to the end */
    complete(): string;
    /** Was it fun */
    survey(): string;
    /** Sources */
    sources(): string;
    /** Readers */
    readers(): string;
    /** After reading */
    actions(): string;
  };
  itemWords: {
    /** day by day, with your releases marked */
    views(): string;
    /** likes, comments and bookmarks per 100 readers */
    reactions(): string;
    /** who goes on, and the page where others stop */
    retention(): string;
    /** per episode, beside works of your genre */
    complete(): string;
    /** the three buttons after the last page */
    survey(): string;
    /** where readers come from, direct included */
    sources(): string;
    /** gender and age, never under 5 people */
    readers(): string;
    /** bookmark, watch or comment */
    actions(): string;
  };
  entry: {
    /** Closed beta */
    beta(): string;
    /** See how your work is read */
    title(): string;
    /** Analytics begin with your first public episode */
    notAllowed(): string;
    /** Open your works */
    works(): string;
    /** Publish an episode, and they open here. */
    firstEpisode(): string;
    /** They also need an account with an e-mail address. */
    needsEmail(): string;
    /** They also need an account with an e-mail address, so that a seat belongs to a person. */
    needsEmailSeat(): string;
    /** What it shows */
    shows(): string;
    /** What it never does */
    never(): string;
    /** It never shows who read, answered or left. Groups under 5 people are folded, works under 30 readers are not compared, and your visits do not count. */
    neverLead(): string;
    /** The seat is yours */
    taken(): string;
    /** Eight views of one work, each beside works like it. We open it to {count, number} creators first, to learn whether the numbers help you draw. */
    lead(values: { count: number }): string;
    /** {taken, number} of {seats, number} seats taken */
    seatsTaken(values: { seats: number; taken: number }): string;
    /** <b>The last seat went a moment ago.</b> Nothing was changed. A seat is free again when somebody leaves or more are opened. */
    lost(): string;
    /** <b>All {seats, number} seats are taken.</b> A seat is free again when somebody leaves or more are opened. */
    full(values: { seats: number }): string;
    /** Taking */
    taking(): string;
    /** Take a seat */
    take(): string;
    /** <b>{left, number}</b> of {seats, number} left */
    left(values: { left: number; seats: number }): string;
  };
  survey: {
    /** Was it fun */
    title(): string;
    /** {count, plural, one {# answer} other {# answers}} in this range. */
    answers(values: { count: number }): string;
    /** Fewer than {few, number} answers in this range. */
    few(values: { few: number }): string;
    /** {name}: {share} fun. */
    funOf(values: { name: string; share: string }): string;
    /** {said} {others} */
    beside(values: { others: string; said: string }): string;
    /** Answers by episode */
    caption(): string;
    /** Episode */
    episode(): string;
    /** Fun */
    fun(): string;
    /** Normal */
    normal(): string;
    /** Not for me */
    noFun(): string;
    /** Answers */
    header(): string;
    /** {count, number} answers */
    note(values: { count: number }): string;
    /** Shown from {few, number} answers */
    shownFrom(values: { few: number }): string;
    /** Under that, a single answer could be traced to a person. */
    why(): string;
  };
  attribute: {
    /** Women */
    FEMALE(): string;
    /** Men */
    MALE(): string;
    /** Another gender */
    OTHER(): string;
    /** Not stated */
    UNKNOWN(): string;
    /** Others */
    OTHERS(): string;
    /** under 13 */
    UNDER_13(): string;
    /** 13–17 */
    FROM_13(): string;
    /** 18–24 */
    FROM_18(): string;
    /** 25–34 */
    FROM_25(): string;
    /** 35–44 */
    FROM_35(): string;
    /** 45 and up */
    FROM_45(): string;
  };
  readers: {
    /** Gender */
    gender(): string;
    /** Age */
    age(): string;
    /** Who reads */
    title(): string;
    /** {gender, number} of {count, number} registered {count, plural, one {reader} other {readers}} told their gender, {age, number} their age. All time. */
    say(values: { age: number; count: number; gender: number }): string;
    /** Registered readers by gender and age */
    caption(): string;
    /** By */
    by(): string;
    /** Group */
    group(): string;
    /** Readers */
    header(): string;
    /** Nothing to show yet */
    nothing(): string;
    /** Every group has fewer than {few, number} people, and those are never shown. */
    tooFew(values: { few: number }): string;
    /** Others: every group under {few, number} people, folded into one. */
    others(values: { few: number }): string;
    /** Readers by gender */
    byGender(): string;
    /** Readers by age */
    byAge(): string;
  };
  share: {
    /** Share image */
    title(): string;
    /** Close */
    close(): string;
    /** Choose a work first */
    choose(): string;
    /** Open analytics */
    open(): string;
    /** A share image shows the numbers of one work. */
    lead(): string;
  };
  work: {
    /** Analytics */
    analytics(): string;
    /** {count, plural, one {# episode} other {# episodes}}. Counted to {time}; bots and you excluded. */
    countedTo(values: { count: number; time: string }): string;
    /** {count, plural, one {# episode} other {# episodes}}. Bots and you are excluded. */
    counted(values: { count: number }): string;
    /** <b>{readers, number} of {few, number} readers: too few to compare.</b> A single reader would move every share by many points, so no comparison is drawn and shares are written as counts. Comparison begins by itself at {few, number}. */
    few(values: { few: number; readers: number }): string;
    /** Daily views */
    accesses(): string;
    /** Share image */
    share(): string;
    /** Share images from {few, number} readers up */
    shareFrom(values: { few: number }): string;
    /** All numbers */
    all(): string;
  };
  measure: {
    /** Was it fun */
    FUN(): string;
    /** Read to the end */
    TO_THE_END(): string;
    /** Views */
    VIEWS(): string;
    /** Go on to next */
    GO_ON(): string;
    /** Likes per 100 readers */
    LIKES(): string;
    /** Comments per 100 readers */
    COMMENTS(): string;
    /** Bookmarks per 100 readers */
    BOOKMARKS(): string;
  };
  tiles: {
    /** People who read an episode beside those who read the one before it: the median of the episodes older than 7 days. */
    goOn(): string;
    /** by {count, number} readers */
    by(values: { count: number }): string;
    /** too few readers */
    fewReaders(): string;
    /** too few answers */
    fewAnswers(): string;
    /** shown from {few, number} readers */
    fromReaders(values: { few: number }): string;
    /** shown from {few, number} answers */
    fromAnswers(values: { few: number }): string;
  };
  targetGroup: {
    /** Own works */
    OWN_WORK(): string;
    /** Universal */
    UNIVERSAL(): string;
    /** Ranked */
    RANKED(): string;
    /** Genre */
    GENRE(): string;
  };
  choice: {
    /** What the numbers show */
    label(): string;
    /** Work */
    work(): string;
    /** Range */
    range(): string;
    /** All time */
    allTime(): string;
    /** First 3 days */
    threeDays(): string;
    /** Episode */
    episode(): string;
    /** Compare with */
    compare(): string;
    /** Alone */
    alone(): string;
    /** No comparison */
    none(): string;
  };
  target: {
    /** {name}, {count, number} of {few, number} readers */
    lackReaders(values: { count: number; few: number; name: string }): string;
    /** {name}, {count, number} of {few, number} works */
    lackWorks(values: { count: number; few: number; name: string }): string;
    /** {name}, {count, plural, one {# work} other {# works}} */
    sized(values: { count: number; name: string }): string;
    /** Another work */
    otherWork(): string;
    /** All works on Komawari */
    allWorks(): string;
    /** Works in the weekly ranking */
    rankedWorks(): string;
    /** A genre */
    aGenre(): string;
    /** your other work */
    OWN_WORK(): string;
    /** all works */
    UNIVERSAL(): string;
    /** ranked works */
    RANKED(): string;
    /** the genre */
    GENRE(): string;
    /** Median of {target} */
    median(values: { target: string }): string;
  };
  distance: {
    /** <distance>{times} times</distance> <beside/> */
    times(values: { times: string }): string;
    /** <distance>{share} of</distance> <beside/> */
    part(values: { share: string }): string;
    /** <distance>the same as</distance> <beside/> */
    same(): string;
    /** <distance>{count, plural, one {# point} other {# points}}</distance> on <beside/> */
    points(values: { count: number }): string;
    /** {part, number} of {whole, number} */
    of(values: { part: number; whole: number }): string;
  };
  episodes: {
    /** Share of the readers of the first episode who reach each one; {episode} is reached by {share} */
    plot(values: { episode: string; share: string }): string;
    /** Share of the readers of the first episode who reach each one; no episodes */
    plotNone(): string;
    /** Episode to episode */
    title(): string;
    /** Shown from {few, number} readers */
    shownFrom(values: { few: number }): string;
    /** With fewer, a single one would move the line by many points. */
    why(): string;
    /** Readers who reach it */
    reach(): string;
    /** Readers of {episode} who reach it */
    reachOf(values: { episode: string }): string;
    /** middle half */
    half(): string;
    /** {episode}: {count, number} readers */
    readers(values: { count: number; episode: string }): string;
    /** {share} of the first episode's */
    ofFirst(values: { share: string }): string;
    /** {share} came on from the one before */
    cameOn(values: { share: string }): string;
    /** under 7 days old, still filling up */
    young(): string;
    /** Too few readers to tell a step from chance. The table has the counts. */
    tooFew(): string;
    /** An episode is compared with the one before it from the second one on, after 7 days. */
    soon(): string;
    /** Every episode kept the readers of the one before it. */
    all(): string;
    /** The largest step is after <before/>: <b>{share}</b> go on to <next/>. */
    step(values: { share: string }): string;
    /** too early */
    tooEarly(): string;
    /** Readers from episode to episode */
    caption(): string;
    /** Episode */
    episode(): string;
    /** Readers */
    people(): string;
    /** Came on from the one before */
    goOn(): string;
    /** Of the first episode */
    reaches(): string;
  };
  complete: {
    /** {name}: {share} */
    median(values: { name: string; share: string }): string;
    /** Read to the end */
    title(): string;
    /** Nobody opened an episode in this range. */
    nobody(): string;
    /** <b>{finishers, number} of {people, number}</b> came to the last page of an episode. */
    say(values: { finishers: number; people: number }): string;
    /** Readers who came to the end, by episode */
    caption(): string;
    /** Episode */
    episode(): string;
    /** Readers */
    readers(): string;
    /** To the end */
    finishers(): string;
    /** Share */
    share(): string;
    /** Readers who came to the end */
    label(): string;
  };
  actions: {
    /** Like an episode */
    like(): string;
    /** Bookmark the work */
    bookmark(): string;
    /** Begin to watch you */
    watch(): string;
    /** Comment */
    comment(): string;
    /** After reading */
    title(): string;
    /** Of {readers, number} registered {readers, plural, one {reader} other {readers}}, <b>{watched, number}</b> began to watch you. All time; one reader may do several. */
    say(values: { readers: number; watched: number }): string;
    /** What readers did after reading */
    caption(): string;
    /** Action */
    action(): string;
    /** Readers */
    readers(): string;
    /** Share */
    share(): string;
  };
  pages: {
    /** Within <episode/>, page by page */
    title(): string;
    /** Within {episode}, page by page */
    name(values: { episode: string }): string;
    /** Readers of {episode} by page */
    caption(values: { episode: string }): string;
    /** Page */
    page(): string;
    /** Arrive */
    arrive(): string;
    /** Still reading */
    share(): string;
    /** Stop here */
    stops(): string;
    /** Nobody opened this episode in this range. */
    nobody(): string;
    /** Everybody who opened it came to the last page. */
    all(): string;
    /** Most readers who stop, stop at <b>{page}</b>: {stops, number} of {reached, number} who came there. */
    say(values: { page: string; reached: number; stops: number }): string;
    /** : 100% at {first}, {end} at {last} */
    still(values: { end: string; first: string; last: string }): string;
    /** {pages, number} pages{still} */
    label(values: { pages: number; still: string }): string;
    /** {pages, number} pages{still}; most stop at page {page, number}, {stops, number} readers */
    labelWorst(values: { page: number; pages: number; still: string; stops: number }): string;
    /** Still reading{still} */
    reading(values: { still: string }): string;
    /** Stop at this page */
    stopAt(): string;
    /** {stops, number} of {reached, number} stop here */
    stopHere(values: { reached: number; stops: number }): string;
    /** {stops, number} of {reached, number} stop here, {share} */
    stopHereShare(values: { reached: number; share: string; stops: number }): string;
    /** Open {page} */
    open(values: { page: string }): string;
  };
  shareForm: {
    /** no number yet */
    noNumber(): string;
    /** Format */
    format(): string;
    /** Wide */
    wide(): string;
    /** 1200 × 630, X and links */
    wideHint(): string;
    /** Tall */
    tall(): string;
    /** 1080 × 1350, timelines */
    tallHint(): string;
    /** Look */
    look(): string;
    /** Paper */
    paper(): string;
    /** Ink */
    ink(): string;
    /** Range */
    range(): string;
    /** All time */
    allTime(): string;
    /** 3 days */
    threeDays(): string;
    /** Chart: episode to episode */
    chart(): string;
    /** Download PNG */
    download(): string;
    /** Numbers on it */
    numbers(): string;
    /** {chosen, number} of {most, number} */
    chosen(values: { chosen: number; most: number }): string;
    /** {what}, large */
    large(values: { what: string }): string;
    /** Take one off to choose another. Only numbers from 30 readers up are offered; readers by age and sources never are. */
    few(): string;
  };
  jump: {
    /** Views */
    views(): string;
    /** Reactions */
    reactions(): string;
    /** Retention */
    retention(): string;
    /** To the end */
    complete(): string;
    /** Survey */
    survey(): string;
    /** Sources */
    referrers(): string;
    /** Readers */
    readers(): string;
    /** Actions */
    actions(): string;
  };
  items: {
    /** Figures */
    figures(): string;
    /** Views */
    views(): string;
    /** Reactions */
    reactions(): string;
    /** Episode to episode */
    episodes(): string;
    /** Page by page */
    pages(): string;
    /** What brought readers to the work, counted once a visit. */
    sources(): string;
    /** Try again */
    tryAgain(): string;
    /** {what} did not load. */
    notLoaded(values: { what: string }): string;
    /** On this page */
    onPage(): string;
  };
  page: {
    /** Analytics */
    title(): string;
    /** Your numbers will appear here */
    none(): string;
    /** Open your works */
    works(): string;
    /** They begin with the first public episode of a work. */
    lead(): string;
  };
}

declare const analytics: Catalogue<Analytics>;
export default analytics;
