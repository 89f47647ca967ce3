/** A picture of a card as encoded bytes, with the point that a crop keeps in sight (0 to 1 from the left and the top). */
export type CardPicture = { bytes: Buffer; focusX: number; focusY: number };

/** What a preview card shows. Texts are plain and may hold anything; they are fitted. */
export type PreviewCard = {
  /** How much of the card the picture takes, in the product's terms: see `panelWidths`. */
  kind: 'work' | 'episode' | 'illustration' | 'person';
  /** Set large. */
  title: string;
  /** A smaller line above the title, such as the work of an episode; '' for none. */
  over: string;
  /** The creator's name under the title; '' for none. */
  name: string;
  /** The creator's screen name with `@`. */
  handle: string;
  /** The creator's colour as `#rrggbb`, for the strip beside the picture. */
  colour: string;
  picture: CardPicture | null;
  icon: CardPicture | null;
};

/** The size that link previews are made for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
