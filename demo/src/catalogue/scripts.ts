import type { PageScript, WorkStyle } from '../layout/paintPage.ts';
import type { Painter } from '../layout/Stage.ts';
import type { Medium } from '../print/Medium.ts';
import type { DemoEpisode, DemoSalesInfo, DemoWork } from './types.ts';

/** A single picture that is not a page: cover, icon, hero. */
export type PictureScript = {
  alt: string;
  medium: Medium;
  draw: readonly Painter[];
  focus?: readonly [number, number];
};

export type EpisodeScript = {
  title: string;
  status?: DemoEpisode['status'];
  /** Hours before seeding; negative lies in the future; absent for drafts. */
  hoursAgo?: number;
  startPosition?: DemoEpisode['startPosition'];
  afterword: string;
  /** For sale; absent: free. */
  salesInfo?: DemoSalesInfo;
  pages: readonly PageScript[];
};

export type WorkScript = {
  key: string;
  title: string;
  description: string;
  tags: readonly string[];
  isOneShot?: boolean;
  isCompleted?: boolean;
  scrollDirection?: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
  softComments?: DemoWork['softComments'];
  style: WorkStyle;
  cover: PictureScript;
  episodes: readonly EpisodeScript[];
  /** How much it is read, 0..1. */
  fame: number;
};

export type IllustrationPicture = PictureScript & { width: number; height: number };

export type IllustrationScript = {
  title: string;
  description: string;
  /** Key of the work it belongs to. */
  work?: string;
  /** Hours before seeding. */
  hoursAgo: number;
  /** Open unless it says otherwise. */
  isOpen?: boolean;
  pictures: readonly IllustrationPicture[];
};

export type CreatorScript = {
  email: string;
  screenName: string;
  displayName: string;
  selfIntroduction: string;
  icon: PictureScript;
  site: {
    title: string;
    description: string;
    comment: string;
    color: string;
    links: readonly { title: string; url: string }[];
    hero: PictureScript;
  };
  works: readonly WorkScript[];
};
