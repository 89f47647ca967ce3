import { carriedKey } from './carriedKey.ts';
import { flash, type FlashType } from './index.ts';

/** A page that opens later than that is another story. */
const toldWithinMs = 15_000;

interface Carried {
  body: string;
  type: FlashType;
  at: number;
}

/** A message that is on screen when the sign-in page is left is said on the page that follows, of the application or of the site, as if the screen had changed within one. */
export function carryFlash(): void {
  window.addEventListener('pagehide', () => {
    const { body, type } = flash.get();
    if (body === '') return;
    try {
      sessionStorage.setItem(carriedKey, JSON.stringify({ body, type, at: Date.now() } satisfies Carried));
    } catch {
      // Site data is blocked: it was said where it was.
    }
  });
}

/** Says what the page before could not finish saying. */
export function showCarriedFlash(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(carriedKey) ?? 'null') as Carried | null;
    sessionStorage.removeItem(carriedKey);
    if (carried && Date.now() - carried.at < toldWithinMs) flash.set({ body: carried.body, type: carried.type });
  } catch {
    // Site data is blocked, or somebody else wrote there.
  }
}
