// Compiled from messages/en/readingWork.json by `npm run generate`.

export default {
  work: {
    read: () => "Read",
    goOn: (d) => "Continue " + d.place,
    next: (d) => "Read " + d.place,
    again: () => "Read again"
  }
}
