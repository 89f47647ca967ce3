import { useEffect, useState } from 'react';
import { isMailSlow } from '../mailLinks.ts';

const LOOK_EVERY_MS = 5000;

/** Whether mail takes longer than usual, looked at again and again while somebody waits for one. */
export function useSlowMail(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(function lookAgainAndAgain() {
    let isGone = false;
    async function look(): Promise<void> {
      // Without an answer the last one stands: the mail does not depend on this page.
      const answer = await isMailSlow().catch(() => null);
      if (!isGone && answer !== null) setIsSlow(answer);
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return isSlow;
}
