import { useEffect, useState } from 'react';

/** The present in milliseconds, renewed every half minute: a schedule can pass while a screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
