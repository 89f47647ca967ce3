/** Asks the person to prove who they are; true when they did, false when they left it. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let underWay: Promise<boolean> | null = null;

/** Says who asks. Returns what takes it back. */
export function confirmBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = null;
  };
}

/** Asks the person to confirm that it is them; two actions at once ask once. False where no screen can ask. */
export function askToConfirm(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}
