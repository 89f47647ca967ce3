import type { ScrollDirection, StartPosition } from '../gql/graphql.ts';

/** A picture that is there; a tall strip comes in slices, top to bottom. */
interface PreviewedPicture {
  url: string;
  srcSet: string;
  width: number;
  height: number;
  slices?: readonly { url: string; srcSet: string; width: number; height: number }[];
}

export interface PreviewedPage {
  key: string;
  /** Null while its file is on its way: the page is left out. */
  image: PreviewedPicture | null;
  altText: string;
  transcript: string;
  noSplit: boolean;
}

/** What the reader shows of an episode that may not be saved yet. */
export interface PreviewedEpisode {
  heading: string;
  workTitle: string;
  pages: readonly PreviewedPage[];
  startPosition: StartPosition;
  afterword: string;
  direction: ScrollDirection;
  /** What closing it is called; without it it is a preview. */
  closeWords?: string;
  /** What is said after the last page; without it the creator is spoken to. */
  endWords?: string;
}
