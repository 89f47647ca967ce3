import { useEffect } from 'react';
import { Waiting } from '../../shared/components/Waiting.tsx';

/** Opens a page of the site with a full navigation. */
export function LeaveApp({ path }: { path: string }) {
  useEffect(
    function openOutside() {
      window.location.replace(path);
    },
    [path],
  );
  return <Waiting />;
}
