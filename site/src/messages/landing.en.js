// Compiled from messages/en/landing.json by `npm run generate`.

export default {
  creator: {
    heading: () => "Publish your manga",
    description: () => "Upload pages, arrange them, schedule episodes, and have a site of your own. Publishing is free.",
    title: () => "Your manga, in your panels",
    lead: () => "Upload pages as they are, arrange them, and choose when they appear. Readers find your work without an account.",
    start: () => "Start",
    gets: () => "What you get",
    costs: () => "What it costs",
    fees: () => "Fees",
    begin: () => "One page is enough to begin",
    publish: () => "Publish a work"
  },
  creatorPanels: {
    reader: () => "A reader that fits",
    readerText: () => "Right to left, left to right, or one strip. Up to 200 pages an episode, from pictures or a ZIP.",
    schedule: () => "Your own schedule",
    scheduleText: () => "Drafts, and episodes that are published on their own at the minute you choose.",
    site: () => "A site of your own",
    siteText: () => "Your works and illustrations in your colour, with links, a timeline and feeds.",
    likes: () => "Readers who stay",
    likesText: () => "Likes, bookmarks, open or soft comments, fans, and episodes for fans only.",
    ranking: () => "A fair ranking",
    rankingText: () => "A thousand likes from one person count as one. Read <more>how the score works</more>",
    contest: () => "Contests",
    contestText: () => "Enter with a tag and a form, and choose which editors may write to you."
  },
  costs: {
    publishing: () => "Publishing",
    nothing: () => "¥0",
    publishingText: () => "Free, for every work and every episode.",
    ads: () => "Your own ads",
    adsText: () => "Your ad account pays you directly. We take nothing.",
    selling: () => "Selling episodes",
    notYet: () => "Not open yet",
    sellingText: () => "It will cost 6% for the platform and 3.6% for the payment: of ¥500 you keep ¥452."
  },
  analytics: {
    heading: () => "Numbers for creators",
    description: () => "Views, reactions, where readers stop and where they come from, for each of your works, beside works like them.",
    title: () => "See how your work is read",
    lead: () => "The numbers for every work and episode are in your workspace. Bots and your own visits do not count.",
    start: () => "Open analytics",
    looks: () => "As it looks",
    demo: () => "Numbers of a work of the demo.",
    shows: () => "What it shows"
  },
  pictures: {
    views: () => "Views, day by day, beside works like yours. Each number says how it is counted, and can be taken along as a table.",
    viewsAlt: () => "Four figures of a work with what other works have, and its views day by day as bars.",
    retention: () => "Who goes on from episode to episode.",
    retentionAlt: () => "A line of how many readers of the first episode are still there at each one, beside the median of all works.",
    share: () => "Numbers you choose as an image: kept as a file, or posted on X after you have seen the post.",
    shareAlt: () => "A share image: the cover of a work, and three numbers in panels like those of a manga page."
  },
  analyticsPanels: {
    bars: () => "Views and reactions",
    barsText: () => "Views, likes, comments and bookmarks of a work, and of each of its episodes.",
    answers: () => "Was it fun",
    answersText: () => "What readers answered after the last page. Nobody learns who answered what, and under five answers no chart is drawn.",
    staircase: () => "From episode to episode",
    staircaseText: () => "How many readers continue with the next one.",
    stops: () => "Page by page",
    stopsText: () => "Where the others stop, with the page itself under its bar.",
    sources: () => "Where readers come from",
    sourcesText: () => "Sites and links that lead to you, and a row for those nobody told of.",
    compare: () => "Beside other works",
    compareText: () => "Your own works, all works, ranked ones or those of a genre. Under thirty readers nothing is compared.",
    image: () => "An image to share",
    imageText: () => "Numbers you choose, drawn as a page of panels, to keep with its alternative text or to post on X.",
    ranking: () => "Your place",
    rankingText: () => "The formula is public, so you know what moves a work. Read <more>how the score works</more>"
  }
}
