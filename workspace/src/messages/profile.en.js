// Compiled from messages/en/profile.json by `npm run generate`.
import { select } from "@messageformat/runtime";
export default {
  language: {
    saved: () => "Language saved",
    title: () => "Language",
    label: () => "Language of your screens and mails",
    notChosen: (d) => "Not chosen (mails in " + select(d.mails, { JA: "Japanese", other: "English" }) + ")",
    hint: () => "The workspace, your account, and everything Komawari mails you. What people write to you stays in their own words."
  },
  mature: {
    shown: () => "Mature works are shown",
    leftOut: () => "Mature works are left out",
    title: () => "Mature works",
    label: () => "I am 18 or older, show mature works",
    hint: () => "In searches, on creators’ pages and when you open one. Lists for everybody leave them out.",
    young: () => "Mature works are for people who are 18 or older. By your birthday you are younger."
  },
  profile: {
    picture: () => "Picture",
    pictureHint: () => "At least 120 x 120. The middle square is shown, up to 640 x 640.",
    noDisplayName: () => "Enter the name readers see.",
    wrongX: () => "Use the name without @: letters, digits and _.",
    wrongYear: () => "Check the year of your birthday.",
    title: () => "Profile",
    saved: () => "Profile saved",
    seen: () => "What readers see",
    displayName: () => "Display name",
    newAddress: (d) => "Your address becomes /@" + d.name + ". The old one leads there for 90 days. You can change it once in 30 days.",
    introduction: () => "Introduction",
    optional: () => "Optional.",
    xName: () => "X name",
    xHint: () => "Optional. Shown as a link.",
    saving: () => "Saving",
    save: () => "Save"
  },
  closedSite: {
    closed: () => "Site closed",
    open: () => "Site open",
    title: () => "Closed site",
    label: () => "Close my site",
    hint: () => "Your site, works and pictures are hidden from everybody else. Readers keep their bookmarks."
  },
  privateFields: {
    noAnswer: () => "I would rather not say",
    FEMALE: () => "Female",
    MALE: () => "Male",
    OTHER: () => "Another gender",
    title: () => "Private details",
    lead: () => "None of this is shown to anybody. Birthday and gender only count in totals over all readers of a work, and the birthday says who is too young for mature works. All of it is optional.",
    biography: () => "Biography",
    biographyHint: () => "What you have made and where, for when a contest or a publisher asks.",
    birthday: () => "Birthday",
    gender: () => "Gender",
    noContact: () => "Do not contact me",
    noContactHint: () => "No invitations or questions from Komawari or a publisher. Mail about your account still comes."
  }
}
