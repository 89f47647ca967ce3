import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PlaceProvider } from '../place.ts';

/** Tells what is inside the place its router is at. */
export function RouterPlace({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = useMemo(
    () => ({
      pathname,
      search,
      hash,
      go: (path: string, { replace = false }: { replace?: boolean } = {}) => void navigate(path, { replace }),
    }),
    [pathname, search, hash, navigate],
  );
  return <PlaceProvider value={place}>{children}</PlaceProvider>;
}
