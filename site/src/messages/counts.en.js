// Compiled from messages/en/counts.json by `npm run generate`.

export default {
  figures: {
    likes: () => "Likes",
    comments: () => "Comments"
  },
  length: {
    oneShot: () => "One-shot",
    completedOne: () => "Completed, 1 episode",
    completed: (d) => "Completed, " + d.count + " episodes",
    ongoingOne: () => "Ongoing, 1 episode",
    ongoing: (d) => "Ongoing, " + d.count + " episodes"
  }
}
