// Written from messages/en/landing.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Landing {
  creator: {
    /** Publish your manga */
    heading(): string;
    /** Upload pages, arrange them, schedule episodes, and have a site of your own. Publishing is free. */
    description(): string;
    /** Your manga, in your panels */
    title(): string;
    /** Upload pages as they are, arrange them, and choose when they appear. Readers find your work without an account. */
    lead(): string;
    /** Start */
    start(): string;
    /** What you get */
    gets(): string;
    /** What it costs */
    costs(): string;
    /** Fees */
    fees(): string;
    /** One page is enough to begin */
    begin(): string;
    /** Publish a work */
    publish(): string;
  };
  creatorPanels: {
    /** A reader that fits */
    reader(): string;
    /** Right to left, left to right, or one strip. Up to 200 pages an episode, from pictures or a ZIP. */
    readerText(): string;
    /** Your own schedule */
    schedule(): string;
    /** Drafts, and episodes that are published on their own at the minute you choose. */
    scheduleText(): string;
    /** A site of your own */
    site(): string;
    /** Your works and illustrations in your colour, with links, a timeline and feeds. */
    siteText(): string;
    /** Readers who stay */
    likes(): string;
    /** Likes, bookmarks, open or soft comments, fans, and episodes for fans only. */
    likesText(): string;
    /** A fair ranking */
    ranking(): string;
    /** A thousand likes from one person count as one. Read <more>how the score works</more> */
    rankingText(): string;
    /** Contests */
    contest(): string;
    /** Enter with a tag and a form, and choose which editors may write to you. */
    contestText(): string;
  };
  costs: {
    /** Publishing */
    publishing(): string;
    /** ¥0 */
    nothing(): string;
    /** Free, for every work and every episode. */
    publishingText(): string;
    /** Your own ads */
    ads(): string;
    /** Your ad account pays you directly. We take nothing. */
    adsText(): string;
    /** Selling episodes */
    selling(): string;
    /** Not open yet */
    notYet(): string;
    /** It will cost 6% for the platform and 3.6% for the payment: of ¥500 you keep ¥452. */
    sellingText(): string;
  };
  analytics: {
    /** Numbers for creators */
    heading(): string;
    /** Views, reactions, where readers stop and where they come from, for each of your works, beside works like them. */
    description(): string;
    /** See how your work is read */
    title(): string;
    /** The numbers for every work and episode are in your workspace. Bots and your own visits do not count. */
    lead(): string;
    /** Open analytics */
    start(): string;
    /** As it looks */
    looks(): string;
    /** Numbers of a work of the demo. */
    demo(): string;
    /** What it shows */
    shows(): string;
  };
  pictures: {
    /** Views, day by day, beside works like yours. Each number says how it is counted, and can be taken along as a table. */
    views(): string;
    /** Four figures of a work with what other works have, and its views day by day as bars. */
    viewsAlt(): string;
    /** Who goes on from episode to episode. */
    retention(): string;
    /** A line of how many readers of the first episode are still there at each one, beside the median of all works. */
    retentionAlt(): string;
    /** Numbers you choose as an image: kept as a file, or posted on X after you have seen the post. */
    share(): string;
    /** A share image: the cover of a work, and three numbers in panels like those of a manga page. */
    shareAlt(): string;
  };
  analyticsPanels: {
    /** Views and reactions */
    bars(): string;
    /** Views, likes, comments and bookmarks of a work, and of each of its episodes. */
    barsText(): string;
    /** Was it fun */
    answers(): string;
    /** What readers answered after the last page. Nobody learns who answered what, and under five answers no chart is drawn. */
    answersText(): string;
    /** From episode to episode */
    staircase(): string;
    /** How many readers continue with the next one. */
    staircaseText(): string;
    /** Page by page */
    stops(): string;
    /** Where the others stop, with the page itself under its bar. */
    stopsText(): string;
    /** Where readers come from */
    sources(): string;
    /** Sites and links that lead to you, and a row for those nobody told of. */
    sourcesText(): string;
    /** Beside other works */
    compare(): string;
    /** Your own works, all works, ranked ones or those of a genre. Under thirty readers nothing is compared. */
    compareText(): string;
    /** An image to share */
    image(): string;
    /** Numbers you choose, drawn as a page of panels, to keep with its alternative text or to post on X. */
    imageText(): string;
    /** Your place */
    ranking(): string;
    /** The formula is public, so you know what moves a work. Read <more>how the score works</more> */
    rankingText(): string;
  };
}

declare const landing: Catalogue<Landing>;
export default landing;
