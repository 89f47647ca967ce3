import { useEffect } from 'react';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { usePlace } from '../../shared/place.ts';

/** Opens a page of the site with a full navigation, and again for whoever stopped it with a step back to another page. */
export function LeaveApp({ path }: { path: string }) {
  const { pathname, search } = usePlace();
  useEffect(
    function openOutside() {
      window.location.replace(path);
    },
    [path, pathname, search],
  );
  return <Waiting />;
}
