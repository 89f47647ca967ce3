import { Segment } from '@komawari/ui/components';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../routes.ts';
import { Gate } from './Gate.tsx';
import { AppHeader } from './AppHeader.tsx';

/** A reader's own pages: bookmarks, history, settings. */
export function MyShell() {
  const { pathname } = useLocation();
  const area = pathname.startsWith(paths.settings) ? paths.settings : pathname;
  return (
    <Gate>
      <AppHeader />
      <main id="main" className="wrap my" tabIndex={-1}>
        {pathname === paths.guestReadingHistories ? null : (
          <nav className="my__places" aria-label="Your pages">
            <Segment
              label="Your pages"
              value={area}
              options={[
                { value: paths.my, label: 'You', href: paths.my },
                { value: paths.bookmarks, label: 'Bookmarks', href: paths.bookmarks },
                { value: paths.readingHistories, label: 'History', href: paths.readingHistories },
                { value: paths.settings, label: 'Settings', href: paths.settings },
              ]}
            />
          </nav>
        )}
        <Outlet />
      </main>
    </Gate>
  );
}
