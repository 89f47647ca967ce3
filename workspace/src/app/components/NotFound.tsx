import { useTexts } from '@komawari/ui/language/react';
import baseTexts from '../../messages/base.js';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { AppHeader } from './AppHeader.tsx';

/** A page that is not here, with the header around it. */
export function NotFound() {
  const { broken } = useTexts(baseTexts);
  return (
    <>
      <title>{`${broken.notFound()} | Komawari`}</title>
      <AppHeader />
      <main id="main" className="wrap lone">
        <NotFoundMessage />
      </main>
    </>
  );
}
