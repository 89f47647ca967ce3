import { createContext, use } from 'react';

/** How the pictures being edited are called, and what can be said of them. */
export interface PageWords {
  /** "Page 3", "3 pages". */
  one: string;
  many: string;
  most: number;
  /** Whether a picture has dialogue, and may be split on phones. */
  isPage: boolean;
  /** Below the grid. */
  hint: string;
}

/** The words for the pages of an episode. */
export const episodeWords: PageWords = {
  one: 'page',
  many: 'pages',
  most: 200,
  isPage: true,
  hint: "Drag, or focus a page and press Alt + arrow keys. Reordering never changes the episode's status, likes or comments.",
};

/** Set around the grid of anything that is no episode. */
export const PageWordsContext = createContext<PageWords>(episodeWords);

/** The words for what is being edited here. */
export const usePageWords = (): PageWords => use(PageWordsContext);

/** With a capital letter, as a label begins. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
