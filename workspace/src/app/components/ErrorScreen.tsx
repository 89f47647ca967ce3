import { isRouteErrorResponse, useRouteError } from 'react-router';
import { BrokenScreen } from './BrokenScreen.tsx';
import { NotFound } from './NotFound.tsx';

/** The last net below the router. */
export function ErrorScreen({ onReload }: { onReload?: () => void }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <BrokenScreen error={error} {...(onReload ? { onReload } : {})} />;
}
