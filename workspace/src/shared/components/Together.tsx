import { useIsFetching } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIsSlow } from '../useIsSlow.ts';

/** The parts ask in their first moment; before it nothing says that they will. */
const FIRST_MS = 30;
/** What is not there after this long is waited for in its own place. */
const LONG_MS = 600;

/** Parts of a screen that each ask for their own things: they appear at the same moment, so that none pushes another away. */
export function Together({ children }: { children: ReactNode }) {
  const isFetching = useIsFetching() > 0;
  const isUnderWay = useIsSlow(FIRST_MS);
  const isLong = useIsSlow(LONG_MS);
  const [isShown, setShown] = useState(false);
  // Once shown they stay, whatever is asked for again.
  if (!isShown && ((isUnderWay && !isFetching) || isLong)) setShown(true);
  return (
    <div className="stack" style={isShown ? undefined : { visibility: 'hidden' }}>
      {children}
    </div>
  );
}
