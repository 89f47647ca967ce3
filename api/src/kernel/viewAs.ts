/** R2-091, decisions 4.11: the kinds of reader a creator can look at the own works as. */
export const VIEW_AS_MODES = ['GUEST', 'REGISTERED', 'FAN', 'BUYER'] as const;
export type ViewAsMode = (typeof VIEW_AS_MODES)[number];

/** A creator looking at the own works as a reader of some kind. */
export interface ViewAs {
  mode: ViewAsMode;
  /** The creator who looks. */
  creatorId: string;
  /** The account of nobody that stands for the reader: it has no row anywhere, so nothing private can be read with it. */
  readerId: string;
  expiresAt: Date;
}
