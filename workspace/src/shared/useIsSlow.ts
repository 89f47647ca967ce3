import { useEffect, useState } from 'react';

/** True once something has been on screen for `milliseconds`. */
export function useIsSlow(milliseconds = 200): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(
    function startClock() {
      const timer = setTimeout(() => setIsSlow(true), milliseconds);
      return () => clearTimeout(timer);
    },
    [milliseconds],
  );
  return isSlow;
}
