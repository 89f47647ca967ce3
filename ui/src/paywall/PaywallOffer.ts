import type { PictureSource } from '../components/index.ts';

/** What a paywall stands before, and for how much. */
export interface PaywallOffer {
  /** Whole yen, tax included. */
  price: number;
  /** Pages before the wall: none where all of the episode is paid. */
  freePages: number;
  pageCount: number;
  /** The creator's words above the price, empty where there are none. */
  appeal: string;
  creator: { displayName: string; iconImage: PictureSource | null };
  /** What of the price the creator receives, in yen; null where nobody may know. */
  creatorReceives: number | null;
  /** The first paid page, blurred where it was made. */
  picture: PictureSource | null;
  /** No real payment provider is connected. */
  isTest: boolean;
  /** Language of the work. */
  lang: string;
}
