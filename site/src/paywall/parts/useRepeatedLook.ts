import { useEffect } from 'react';

/** Pauses between looks at a payment that is on its way, in milliseconds: the last one again and again. */
const pauses = [2000, 3000, 5000, 8000, 15_000, 30_000];

/** Looks again and again, in pauses that grow, while `isWanted` and while somebody sees the page. */
export function useRepeatedLook(isWanted: boolean, look: () => Promise<void>): void {
  useEffect(
    function lookAgain() {
      if (!isWanted) return;
      let round = 0;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(again, pauses[Math.min(round, pauses.length - 1)]);
        round += 1;
      };
      const again = async () => {
        // Offline, or too often: it is asked again.
        if (!document.hidden) await look().catch(() => undefined);
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [isWanted, look],
  );
}
