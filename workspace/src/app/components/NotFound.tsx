import { ButtonLink } from '@komawari/ui/components';
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

/** The same words inside another screen. */
export function NotFoundMessage() {
  return (
    <div className="empty">
      <h1 className="lone__title">This page is not here</h1>
      <p className="small soft">It may be private, or the address changed.</p>
      <ButtonLink href="/">Go to the top page</ButtonLink>
    </div>
  );
}
