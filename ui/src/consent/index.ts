/** What somebody has yet to agree to, and the question. Free of any framework; the dialog is in "@komawari/ui/consent/open". */

export { noteAsked, wasAskedBefore } from './askedBefore.ts';

/** An edition of a page of the operator that waits for an answer. */
export interface PendingPage {
  kind: string;
  number: number;
  title: string;
  /** Since when it is in effect. */
  effectiveAt: string;
  /** What changed, a sentence for each edition since. */
  changes: readonly string[];
}

/** Asks the person to agree; true when they did, false when they left it. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let underWay: Promise<boolean> | null = null;

/** Says who asks. Returns what takes it back. */
export function consentBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = null;
  };
}

/** Asks for consent before a change goes on; two actions at once ask once. False where no screen can ask. */
export function askForConsent(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}
