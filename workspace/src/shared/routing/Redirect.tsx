import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Leads on to a path of this application, in place of the page it stands on. Whoever comes back before the next screen has
 * arrived is led on again, where the library's `Navigate` does so once for each place it leads to.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    function leadOn() {
      void navigate(to, { replace: true });
    },
    [navigate, location, to],
  );
  return null;
}
