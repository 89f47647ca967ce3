import type { ReactNode } from 'react';
import { OfflineNotice } from '../../shared/components/OfflineNotice.tsx';
import { useIsOffline } from '../../shared/useIsOffline.ts';

/** One narrow column in the middle of the window: no navigation, nothing that leads astray. Without a header it says itself that the line is gone. */
export function Narrow({ title, children }: { title: string; children: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <main id="main" className="authorize" tabIndex={-1}>
      <title>{`${title} | Komawari`}</title>
      <div className="authorize__in stack">
        {isOffline ? <OfflineNotice /> : null}
        {children}
      </div>
    </main>
  );
}
