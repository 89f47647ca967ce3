import { Button, ButtonLink } from '@komawari/ui/components';
import { useEffect, useRef } from 'react';
import { OfflineNotice } from '../../shared/components/OfflineNotice.tsx';
import { useIsOffline } from '../../shared/useIsOffline.ts';

const reload = (): void => window.location.reload();

/**
 * Says that a screen broke and offers a way on; what was typed is still in this browser. One whose code could not be fetched
 * without a line is opened again when the line is back.
 */
export function BrokenScreen({ error, onReload = reload }: { error: unknown; onReload?: () => void }) {
  useEffect(
    function report() {
      console.error(error);
    },
    [error],
  );
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(
    function goOn() {
      // A browser remembers that code did not arrive: only a new page asks for it again.
      if (wasOffline.current && !isOffline) onReload();
    },
    [isOffline, onReload],
  );
  if (isOffline)
    return (
      <main id="main" className="wrap lone">
        <title>Offline | Komawari</title>
        <OfflineNotice />
      </main>
    );
  return (
    <main id="main" className="wrap lone">
      <title>Something went wrong | Komawari</title>
      <div className="empty">
        <h1 className="lone__title">Something went wrong</h1>
        <p className="small soft">Nothing you saved is lost. Reload the page, or start from the top page.</p>
        <div className="row">
          <Button variant="ink" onClick={onReload}>
            Reload
          </Button>
          <ButtonLink href="/" variant="quiet">
            Top page
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
