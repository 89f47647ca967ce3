import { createContext, use } from 'react';

/** What the pictures being edited are called, and what can be said of them. */
export interface PageWords {
  /** Which words of a text: pictures, or else pages. */
  what: 'PICTURE' | 'other';
  most: number;
  /** Whether a picture has dialogue, and may be split on phones. */
  isPage: boolean;
}

/** The words for the pages of an episode. */
export const episodeWords: PageWords = {
  what: 'other',
  most: 200,
  isPage: true,
};

/** Set around the grid of anything that is no episode. */
export const PageWordsContext = createContext<PageWords>(episodeWords);

/** The words for what is being edited here. */
export const usePageWords = (): PageWords => use(PageWordsContext);
