// Compiled from messages/en/sites.json by `npm run generate`.
import { select } from "@messageformat/runtime";
export default {
  overview: {
    title: () => "Site",
    view: () => "View site",
    looks: () => "How it looks",
    closed: () => "Closed",
    open: () => "Open",
    noDescription: () => "No description yet.",
    edit: () => "Looks and links",
    editWhat: (d) => "Picture, colour, texts, " + d.count + " of 10 links",
    settings: () => "Settings",
    settingsWhat: (d) => select(d.order, { NEWEST_FIRST: "Newest first", other: "Oldest first" }) + ", " + select(d.layout, { GRID: "a grid of covers", other: "a list with descriptions" }) + ", " + select(d.state, { CLOSED: "closed", other: "open" }),
    robots: () => "Protection from bots",
    robotsWhat: () => "Check who comments",
    adTags: () => "Ad tags",
    noAds: () => "None",
    ads: (d) => d.count + " of 3 places"
  },
  form: {
    save: () => "Save",
    saving: () => "Saving",
    saved: () => "Site saved",
    yourSite: () => "Your site",
    looks: () => "Looks",
    title: () => "Title",
    titleHint: () => "While this is empty, your display name is shown.",
    description: () => "Description",
    optional: () => "Optional.",
    now: () => "Now",
    nowHint: () => "What you are up to. Shown beside your works.",
    hero: () => "Top picture",
    heroHint: () => "Wide, shown at 3:1. Up to 2880 x 1620."
  },
  color: {
    label: () => "Colour",
    hint: () => "For the Watch button, the rule under the top picture and your active tab. We darken or lighten it until it can be read.",
    pick: () => "Pick a colour",
    light: () => "Light",
    dark: () => "Dark",
    asChosen: (d) => d.color + ", as you chose it",
    darkened: (d) => d.color + ", darkened",
    lightened: (d) => d.color + ", lightened",
    wrong: () => "Enter a colour like #2c6a3b."
  },
  links: {
    heading: () => "Links",
    none: () => "No links yet",
    noneLead: () => "Your blog, your shop, other places you publish.",
    row: (d) => "Link " + d.number,
    name: () => "Name",
    address: () => "Address",
    remove: (d) => "Remove link " + d.number,
    add: () => "Add a link",
    noName: () => "Give the link a name.",
    most: () => "Ten links at most.",
    tooLong: () => "This address is too long.",
    noWeb: () => "Enter a URL that begins with https:// or http://."
  },
  settings: {
    title: () => "Site settings",
    works: () => "Works",
    order: () => "Order",
    newest: () => "Newest first",
    oldest: () => "Oldest first",
    layout: () => "Layout",
    grid: () => "Grid of covers",
    list: () => "List with descriptions",
    closing: () => "Closed site",
    close: () => "Close my site",
    closeHint: () => "Nobody else can find the site, its works or its pictures. Save to apply.",
    gone: () => "This page is not here",
    goneLead: () => "It may be private, or its URL may have changed."
  },
  robots: {
    noKeys: () => "This installation has no reCAPTCHA keys, so nothing is checked yet.",
    isChecked: () => "Comments are checked",
    notChecked: () => "Comments are not checked",
    section: () => "Checking comments",
    check: () => "Check who comments",
    checkHint: () => "Google reCAPTCHA checks that a person is writing, mostly without anybody noticing. Its script is loaded when somebody posts a comment on your works."
  },
  ads: {
    saved: () => "Ads saved",
    lead: () => "Paste tags of your own i-mobile account, for banners of 300 by 250. They appear on all your episodes, in a box that is kept apart from the page, and never on paid pages. What they earn is paid to you by i-mobile; Komawari takes nothing.",
    preview: (d) => "Preview: " + d.place,
    risk: () => "Anybody can read a tag in the pages that show it, and misuse would put your i-mobile account at risk: check its reports now and then.",
    wrong: (d) => "This is not an i-mobile tag for a 300 by 250 banner: " + d.why + ". Copy the whole tag again."
  },
  adPlaces: {
    pcTop: () => "Computer, first",
    pcBottom: () => "Computer, second",
    sp: () => "Phone"
  },
  adHints: {
    pcTop: () => "Beside what comes after the last page. Leave it empty for no ad.",
    pcBottom: () => "Below the first. Leave it empty for no ad.",
    sp: () => "After the last page. Leave it empty for no ad."
  },
  adReasons: {
    others: () => "there is something else beside the two scripts",
    scripts: () => "it has two scripts, no more and no fewer",
    loader: () => "its first script does not come from i-mobile",
    call: () => "its second script does not come from i-mobile",
    values: () => "the values in it are not the ones i-mobile writes",
    inline: () => "only inline banners fit",
    element: () => "its element has another name than i-mobile gives"
  }
}
