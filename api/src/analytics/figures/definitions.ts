/** What each number means, as it stands beside it on screens and in files. */
export const DEFINITIONS = {
  viewCounts:
    'One view: the first page stood on a visible screen for one second; one per person, episode and 30 minutes. Bots, previews, staff and your own visits are left out. People are counted by day, so somebody who returns on another day counts again. Days are those of Tokyo.',
  reactions:
    'Likes: up to ten per reader and episode, those taken back not counted. Comments: those that stand, without your own and those you hold back. Bookmarks: of the whole work. Staff and blocked accounts are left out. Rates are per 100 people who read the episode.',
  readerRetention:
    'Goes on: people who read an episode beside those who read the one before it. Reaches: beside those of the first one. People are counted by day. An episode of less than 7 days still fills up.',
  pageRetention:
    'Stops here: the last page of an opening when the reader was closed or left. Spreads count for the page that was told last.',
  completeReading:
    'People who came to the last page they may see, of the people who opened the episode. Both are counted by day.',
  surveyInterest:
    'Answers to the question after the last page. One per reader, changeable for 24 hours. Fewer than 5 answers are not told, of an episode and of all.',
  readerAttributes:
    'What registered readers of the work said of themselves in their profile, over all time, counted anew when at least 5 have come or gone. Fewer than 5 people are never told apart: they are among "others".',
  readerActions:
    'Registered readers who did this after they read an episode of the work first, over all time, counted once a day.',
} as const;
