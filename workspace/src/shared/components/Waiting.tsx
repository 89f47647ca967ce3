import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import baseTexts from '../../messages/base.js';
import { useIsOffline } from '../useIsOffline.ts';
import { useIsSlow } from '../useIsSlow.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

/**
 * Holds the place of what is loading. Nothing is drawn in the first 200 ms: most answers are faster than a flicker. Without
 * a line it says so at once.
 */
export function Waiting({ children }: { children?: ReactNode }) {
  const { waiting } = useTexts(baseTexts);
  const isSlow = useIsSlow();
  const isOffline = useIsOffline();
  if (isOffline)
    return (
      <div className="waiting">
        <OfflineNotice />
      </div>
    );
  return (
    <div aria-busy="true" className="waiting">
      {isSlow ? (
        <>
          <output className="sr">{waiting.loading()}</output>
          {children ?? <BoxSkeleton />}
        </>
      ) : null}
    </div>
  );
}

/** Lines and boxes of screentone, about as large as what will stand there. */
export function BoxSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className="stack waiting__box" aria-hidden="true">
      <span className="skel skel--line tone waiting__title" />
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="skel tone waiting__row" />
      ))}
    </div>
  );
}
