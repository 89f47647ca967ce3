import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { AppHeader } from './AppHeader.tsx';

/** A page that is not here, with the header around it. */
export function NotFound() {
  return (
    <>
      <title>Not found | Komawari</title>
      <AppHeader />
      <main id="main" className="wrap lone">
        <NotFoundMessage />
      </main>
    </>
  );
}
