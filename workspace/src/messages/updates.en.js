// Compiled from messages/en/updates.json by `npm run generate`.

export default {
  my: {
    title: () => "Home",
    updates: () => "From the creators you watch",
    newCount: (d) => d.count + " new since your last visit",
    manyNew: () => "100 or more new since your last visit",
    noun: () => "updates",
    illustration: () => "Illustration",
    nothing: () => "Nothing here yet",
    seeOthers: () => "See what others read",
    nothingLead: () => "Watch a creator, and every episode and illustration they publish gathers here.",
    newWorks: () => "New works to start with",
    allNewWorks: () => "All new works",
    yourSite: () => "Your site",
    workspace: () => "Workspace"
  }
}
