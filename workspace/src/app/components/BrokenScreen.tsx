import { Button, ButtonLink } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { useEffect, useRef } from 'react';
import baseTexts from '../../messages/base.js';
import { OfflineNotice } from '../../shared/components/OfflineNotice.tsx';
import { useIsOffline } from '../../shared/useIsOffline.ts';

const reload = (): void => window.location.reload();

/**
 * Says that a screen broke and offers a way on; what was typed is still in this browser. One whose code could not be fetched
 * without a line is opened again when the line is back.
 */
export function BrokenScreen({ error, onReload = reload }: { error: unknown; onReload?: () => void }) {
  const { broken } = useTexts(baseTexts);
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
      <>
        <title>{`${broken.offline()} | Komawari`}</title>
        <h1 className="sr">{broken.offline()}</h1>
        <OfflineNotice />
      </>
    );
  return (
    <>
      <title>{`${broken.title()} | Komawari`}</title>
      <div className="empty">
        <h1 className="lone__title">{broken.title()}</h1>
        <p className="small soft">{broken.lead()}</p>
        <div className="row">
          <Button variant="ink" onClick={onReload}>
            {broken.reload()}
          </Button>
          <ButtonLink href={sitePath('/')} variant="quiet">
            {broken.topPage()}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
