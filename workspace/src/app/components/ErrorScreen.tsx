import { Button, ButtonLink } from '@komawari/ui/components';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from './NotFound.tsx';

/** The last net: a screen that broke says so and offers a way on; what was typed is still in this browser. */
export function ErrorScreen() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(
    function report() {
      if (!isMissing) console.error(error);
    },
    [error, isMissing],
  );
  if (isMissing) return <NotFound />;
  return (
    <main id="main" className="wrap lone">
      <title>Something went wrong | Komawari</title>
      <div className="empty">
        <h1 className="lone__title">Something went wrong</h1>
        <p className="small soft">Nothing you saved is lost. Reload the page, or start from the top page.</p>
        <div className="row">
          <Button variant="ink" onClick={() => window.location.reload()}>
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
