// Written from messages/en/sites.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Sites {
  overview: {
    /** Site */
    title(): string;
    /** View site */
    view(): string;
    /** How it looks */
    looks(): string;
    /** Closed */
    closed(): string;
    /** Open */
    open(): string;
    /** No description yet. */
    noDescription(): string;
    /** Looks and links */
    edit(): string;
    /** Picture, colour, texts, {count} of 10 links */
    editWhat(values: { count: string }): string;
    /** Settings */
    settings(): string;
    /** {order, select, NEWEST_FIRST {Newest first} other {Oldest first}}, {layout, select, GRID {a grid of covers} other {a list with descriptions}}, {state, select, CLOSED {closed} other {open}} */
    settingsWhat(values: { layout: 'GRID' | 'other'; order: 'NEWEST_FIRST' | 'other'; state: 'CLOSED' | 'other' }): string;
    /** Protection from bots */
    robots(): string;
    /** Check who comments */
    robotsWhat(): string;
    /** Ad tags */
    adTags(): string;
    /** None */
    noAds(): string;
    /** {count} of 3 places */
    ads(values: { count: string }): string;
  };
  form: {
    /** Save */
    save(): string;
    /** Saving */
    saving(): string;
    /** Site saved */
    saved(): string;
    /** Your site */
    yourSite(): string;
    /** Looks */
    looks(): string;
    /** Title */
    title(): string;
    /** While this is empty, your display name is shown. */
    titleHint(): string;
    /** Description */
    description(): string;
    /** Optional. */
    optional(): string;
    /** Now */
    now(): string;
    /** What you are up to. Shown beside your works. */
    nowHint(): string;
    /** Top picture */
    hero(): string;
    /** Wide, shown at 3:1. Up to 2880 x 1620. */
    heroHint(): string;
  };
  color: {
    /** Colour */
    label(): string;
    /** For the Watch button, the rule under the top picture and your active tab. We darken or lighten it until it can be read. */
    hint(): string;
    /** Pick a colour */
    pick(): string;
    /** Light */
    light(): string;
    /** Dark */
    dark(): string;
    /** {color}, as you chose it */
    asChosen(values: { color: string }): string;
    /** {color}, darkened */
    darkened(values: { color: string }): string;
    /** {color}, lightened */
    lightened(values: { color: string }): string;
    /** Enter a colour like #2c6a3b. */
    wrong(): string;
  };
  links: {
    /** Links */
    heading(): string;
    /** No links yet */
    none(): string;
    /** Your blog, your shop, other places you publish. */
    noneLead(): string;
    /** Link {number} */
    row(values: { number: string }): string;
    /** Name */
    name(): string;
    /** Address */
    address(): string;
    /** Remove link {number} */
    remove(values: { number: string }): string;
    /** Add a link */
    add(): string;
    /** Give the link a name. */
    noName(): string;
    /** Ten links at most. */
    most(): string;
    /** This address is too long. */
    tooLong(): string;
    /** Enter a URL that begins with https:// or http://. */
    noWeb(): string;
  };
  settings: {
    /** Site settings */
    title(): string;
    /** Works */
    works(): string;
    /** Order */
    order(): string;
    /** Newest first */
    newest(): string;
    /** Oldest first */
    oldest(): string;
    /** Layout */
    layout(): string;
    /** Grid of covers */
    grid(): string;
    /** List with descriptions */
    list(): string;
    /** Closed site */
    closing(): string;
    /** Close my site */
    close(): string;
    /** Nobody else can find the site, its works or its pictures. Save to apply. */
    closeHint(): string;
    /** This page is not here */
    gone(): string;
    /** It may be private, or its URL may have changed. */
    goneLead(): string;
  };
  robots: {
    /** This installation has no reCAPTCHA keys, so nothing is checked yet. */
    noKeys(): string;
    /** Comments are checked */
    isChecked(): string;
    /** Comments are not checked */
    notChecked(): string;
    /** Checking comments */
    section(): string;
    /** Check who comments */
    check(): string;
    /** Google reCAPTCHA checks that a person is writing, mostly without anybody noticing. Its script is loaded when somebody posts a comment on your works. */
    checkHint(): string;
  };
  ads: {
    /** Ads saved */
    saved(): string;
    /** Paste tags of your own i-mobile account, for banners of 300 by 250. They appear on all your episodes, in a box that is kept apart from the page, and never on paid pages. What they earn is paid to you by i-mobile; Komawari takes nothing. */
    lead(): string;
    /** Preview: {place} */
    preview(values: { place: string }): string;
    /** Anybody can read a tag in the pages that show it, and misuse would put your i-mobile account at risk: check its reports now and then. */
    risk(): string;
    /** This is not an i-mobile tag for a 300 by 250 banner: {why}. Copy the whole tag again. */
    wrong(values: { why: string }): string;
  };
  adPlaces: {
    /** Computer, first */
    pcTop(): string;
    /** Computer, second */
    pcBottom(): string;
    /** Phone */
    sp(): string;
  };
  adHints: {
    /** Beside what comes after the last page. Leave it empty for no ad. */
    pcTop(): string;
    /** Below the first. Leave it empty for no ad. */
    pcBottom(): string;
    /** After the last page. Leave it empty for no ad. */
    sp(): string;
  };
  adReasons: {
    /** there is something else beside the two scripts */
    others(): string;
    /** it has two scripts, no more and no fewer */
    scripts(): string;
    /** its first script does not come from i-mobile */
    loader(): string;
    /** its second script does not come from i-mobile */
    call(): string;
    /** the values in it are not the ones i-mobile writes */
    values(): string;
    /** only inline banners fit */
    inline(): string;
    /** its element has another name than i-mobile gives */
    element(): string;
  };
}

declare const sites: Catalogue<Sites>;
export default sites;
