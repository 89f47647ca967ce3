import { Button, ButtonLink } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { useEffect } from 'react';
import baseTexts from '../../messages/base.js';
import { OfflineNotice } from '../../shared/components/OfflineNotice.tsx';
import { useReopening } from '../useReopening.ts';

const reload = (): void => window.location.reload();

/**
 * Says that a screen broke and offers a way on; what was typed is still in this browser. One whose code did
 * not arrive is opened again when the line is back.
 */
export function BrokenScreen({ error, onReload = reload }: { error: unknown; onReload?: () => void }) {
  const { broken } = useTexts(baseTexts);
  useEffect(
    function report() {
      console.error(error);
    },
    [error],
  );
  const isWaiting = useReopening(error, onReload);
  if (isWaiting)
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
