// Written from messages/en/notifications.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface Notifications {
  line: {
    /** Unread: */
    unread(): string;
    /** Mark as read */
    markRead(): string;
    /** <b>{count, plural, =1 {A reader} other {# readers}}</b> */
    readers(values: { count: number }): string;
    /** <first/> */
    one(): string;
    /** <first/> and <second/> */
    two(): string;
    /** <first/> and <b>{count, plural, one {# other} other {# others}}</b> */
    more(values: { count: number }): string;
  };
  told: {
    /** <who/> liked <thing/> */
    EPISODE_LIKED(): string;
    /** <who/> commented on <thing/> */
    EPISODE_COMMENTED(): string;
    /** <who/> answered your comment on <thing/> */
    COMMENT_REPLIED(): string;
    /** <who/> bookmarked <thing/> */
    WORK_BOOKMARKED(): string;
    /** <who/> bought <thing/> */
    EPISODE_PURCHASED(): string;
    /** <who/> <way>began to watch you</way> */
    USER_WATCHED(): string;
    /** <who/> published <thing/> */
    published(): string;
    /** The result is out: <thing/> */
    result(): string;
    /** <who/> wrote to you about <thing/> */
    scout(): string;
    /** New notes on <thing/> */
    noted(): string;
    /** The operators suspended <thing/> */
    takenDown(): string;
    /** <thing/> is no longer suspended */
    broughtBack(): string;
    /** The operators warned you about <thing/> */
    warned(): string;
    /** The operators warned you about <way>your profile</way> */
    warnedOfProfile(): string;
    /** News about <thing/> */
    news(): string;
    /** <way>{amount} was paid to you</way> */
    paid(values: { amount: string }): string;
    /** <way>A withdrawal was paid to you</way> */
    paidSome(): string;
    /** <way>{amount} came back: the bank could not pay it. It is in your balance again</way> */
    cameBack(values: { amount: string }): string;
    /** <way>A withdrawal came back: the bank could not pay it. It is in your balance again</way> */
    someCameBack(): string;
    /** <way>{amount} of your balance expires soon</way> */
    expires(values: { amount: string }): string;
    /** <way>A part of your balance expires soon</way> */
    someExpires(): string;
  };
  page: {
    /** Notifications */
    title(): string;
    /** Your profile comes first */
    profileFirst(): string;
    /** Finish your profile */
    finish(): string;
    /** Once you have a name, readers and creators can find you, and you hear about it here. */
    profileLead(): string;
    /** Nothing yet */
    nothing(): string;
    /** Choose what you hear about */
    choose(): string;
    /** When creators you watch publish, or readers like, bookmark or comment on what is yours, you see it here. */
    lead(): string;
    /** notifications */
    noun(): string;
    /** Kept for 180 days. <settings>Notification settings</settings> */
    kept(): string;
    /** Marking */
    marking(): string;
    /** Mark all as read */
    markAll(): string;
  };
  settings: {
    /** Notifications */
    title(): string;
    /** On the site */
    onSite(): string;
    /** You are always told what creators you watch publish, what operators do about what is yours, and news from Komawari. */
    always(): string;
    /** {what}: on from now on */
    on(values: { what: string }): string;
    /** {what}: off from now on */
    off(values: { what: string }): string;
  };
  kinds: {
    /** Likes */
    episodeLikeEnabled(): string;
    /** Comments */
    episodeCommentEnabled(): string;
    /** Bookmarks */
    workBookmarkEnabled(): string;
    /** New fans */
    userWatchEnabled(): string;
    /** Sales */
    purchaseEpisodeEnabled(): string;
  };
  kindHints: {
    /** Somebody likes an episode of yours. */
    episodeLikeEnabled(): string;
    /** Somebody comments on an episode of yours. */
    episodeCommentEnabled(): string;
    /** Somebody bookmarks a work of yours. */
    workBookmarkEnabled(): string;
    /** Somebody starts watching you. */
    userWatchEnabled(): string;
    /** Somebody buys an episode of yours. */
    purchaseEpisodeEnabled(): string;
  };
}

declare const notifications: Catalogue<Notifications>;
export default notifications;
