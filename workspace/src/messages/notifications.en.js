// Compiled from messages/en/notifications.json by `npm run generate`.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
export default {
  line: {
    unread: () => "Unread:",
    markRead: () => "Mark as read",
    readers: (d) => "<b>" + plural(d.count, 0, en, { "1": "A reader", other: number("en", d.count, 0) + " readers" }) + "</b>",
    one: () => "<first/>",
    two: () => "<first/> and <second/>",
    more: (d) => "<first/> and <b>" + plural(d.count, 0, en, { one: number("en", d.count, 0) + " other", other: number("en", d.count, 0) + " others" }) + "</b>"
  },
  told: {
    EPISODE_LIKED: () => "<who/> liked <thing/>",
    EPISODE_COMMENTED: () => "<who/> commented on <thing/>",
    COMMENT_REPLIED: () => "<who/> answered your comment on <thing/>",
    WORK_BOOKMARKED: () => "<who/> bookmarked <thing/>",
    EPISODE_PURCHASED: () => "<who/> bought <thing/>",
    USER_WATCHED: () => "<who/> <way>began to watch you</way>",
    published: () => "<who/> published <thing/>",
    result: () => "The result is out: <thing/>",
    scout: () => "<who/> wrote to you about <thing/>",
    noted: () => "New notes on <thing/>",
    takenDown: () => "The operators suspended <thing/>",
    broughtBack: () => "<thing/> is no longer suspended",
    warned: () => "The operators warned you about <thing/>",
    warnedOfProfile: () => "The operators warned you about <way>your profile</way>",
    news: () => "News about <thing/>",
    paid: (d) => "<way>" + d.amount + " was paid to you</way>",
    paidSome: () => "<way>A withdrawal was paid to you</way>",
    cameBack: (d) => "<way>" + d.amount + " came back: the bank could not pay it. It is in your balance again</way>",
    someCameBack: () => "<way>A withdrawal came back: the bank could not pay it. It is in your balance again</way>",
    expires: (d) => "<way>" + d.amount + " of your balance expires soon</way>",
    someExpires: () => "<way>A part of your balance expires soon</way>"
  },
  page: {
    title: () => "Notifications",
    profileFirst: () => "Your profile comes first",
    finish: () => "Finish your profile",
    profileLead: () => "Once you have a name, readers and creators can find you, and you hear about it here.",
    nothing: () => "Nothing yet",
    choose: () => "Choose what you hear about",
    lead: () => "When creators you watch publish, or readers like, bookmark or comment on what is yours, you see it here.",
    noun: () => "notifications",
    kept: () => "Kept for 180 days. <settings>Notification settings</settings>",
    marking: () => "Marking",
    markAll: () => "Mark all as read"
  },
  settings: {
    title: () => "Notifications",
    onSite: () => "On the site",
    always: () => "You are always told what creators you watch publish, what operators do about what is yours, and news from Komawari.",
    on: (d) => d.what + ": on from now on",
    off: (d) => d.what + ": off from now on"
  },
  kinds: {
    episodeLikeEnabled: () => "Likes",
    episodeCommentEnabled: () => "Comments",
    workBookmarkEnabled: () => "Bookmarks",
    userWatchEnabled: () => "New fans",
    purchaseEpisodeEnabled: () => "Sales"
  },
  kindHints: {
    episodeLikeEnabled: () => "Somebody likes an episode of yours.",
    episodeCommentEnabled: () => "Somebody comments on an episode of yours.",
    workBookmarkEnabled: () => "Somebody bookmarks a work of yours.",
    userWatchEnabled: () => "Somebody starts watching you.",
    purchaseEpisodeEnabled: () => "Somebody buys an episode of yours."
  }
}
