/**
 * Bounds of what people write, so that a form can count and warn. The API has the authority and states the same values.
 * Lengths are Unicode code points of the trimmed NFC text.
 */
export const limits = {
  screenName: { min: 3, max: 20 },
  displayName: { min: 1, max: 50 },
  selfIntroduction: { min: 0, max: 1500 },
  biography: { min: 0, max: 1500 },
  workTitle: { min: 1, max: 100 },
  workDescription: { min: 0, max: 1000 },
  illustrationTitle: { min: 1, max: 100 },
  illustrationDescription: { min: 0, max: 1000 },
  fanMessageSubject: { min: 1, max: 60 },
  fanMessageBody: { min: 1, max: 2000 },
  episodeTitle: { min: 0, max: 100 },
  afterword: { min: 0, max: 1000 },
  salesAppeal: { min: 0, max: 140 },
  commentBody: { min: 1, max: 500 },
  reportNote: { min: 0, max: 1000 },
  commentFilterWord: { min: 1, max: 50 },
  tokenName: { min: 1, max: 60 },
  mutedWord: { min: 2, max: 50 },
  tagTitle: { min: 1, max: 30 },
  reviewLinkName: { min: 1, max: 50 },
  reviewerName: { min: 1, max: 50 },
  reviewNoteBody: { min: 1, max: 1000 },
  reviewNoteAnswer: { min: 0, max: 1000 },
  siteTitle: { min: 0, max: 50 },
  siteDescription: { min: 0, max: 300 },
  siteComment: { min: 0, max: 500 },
  siteLinkTitle: { min: 1, max: 30 },
  siteLinkUrl: { min: 1, max: 2048 },
  portfolioCategoryTitle: { min: 1, max: 30 },
  externalWorkTitle: { min: 1, max: 100 },
  externalWorkDescription: { min: 0, max: 1000 },
  externalWorkUrlTitle: { min: 0, max: 30 },
  pageAltText: { min: 0, max: 1000 },
  pageTranscript: { min: 0, max: 1000 },
  contestPerson: { min: 1, max: 100 },
  mangaCreationHistory: { min: 0, max: 1000 },
  authorSurveyQuestion: { min: 0, max: 140 },
  authorSurveyChoice: { min: 1, max: 40 },
} as const;

/** How many of a thing one owner may have. */
export const countLimits = {
  tagsPerWork: 10,
  siteLinks: 10,
  portfolioCategories: 20,
  worksPerCategory: 100,
  externalWorkUrls: 5,
  pagesPerEpisode: 200,
  commentLines: 20,
  likesPerReader: 10,
  leastSurveyChoices: 2,
  surveyChoices: 6,
} as const;

/** The text as it is stored: composed and without surrounding space. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

/** How many characters a text counts for: code points of its stored form, so 👩‍🚀 is three and が is one. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}
