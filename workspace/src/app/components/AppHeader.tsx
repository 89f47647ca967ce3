import { AccountMenu, OwnPagesLink, SiteHeader, ViewerWays, WaysIn } from '@komawari/ui/components';
import { hasSessionHint } from '@komawari/ui/session';
import { useLocation } from 'react-router';
import { useSignOut } from '../../account/index.ts';
import { useUnreadCount } from '../../notifications/index.ts';
import { useApp } from '../../shared/useApp.ts';
import { placeOf } from '../placeOf.ts';

/** The header of the product, as on the public pages: their places and the search at the left, what is yours at the right. */
export function AppHeader() {
  const { pathname } = useLocation();
  return (
    <SiteHeader place={placeOf(pathname)} onSearch={(field) => void propose(field)}>
      <HeaderEnd pathname={pathname} />
    </SiteHeader>
  );
}

/** What the search proposes comes with the first touch of it. */
async function propose(field: HTMLInputElement): Promise<void> {
  // Offline: the form is still there.
  const loaded = await import('../proposeWorks.ts').catch(() => null);
  loaded?.proposeWorks(field);
}

function HeaderEnd({ pathname }: { pathname: string }) {
  const { viewer, user } = useApp();
  // Until it is known who is here, what is probable has the room that it will need.
  if (viewer === undefined) return hasSessionHint() ? <Unknown /> : <WaysIn to={pathname} />;
  // Halfway through signing up there is nothing to sign in to.
  if (viewer.kind === 'GUEST_WITH_PROVIDER') return null;
  return user === null ? <WaysIn to={pathname} /> : <Known user={user} />;
}

function Unknown() {
  return (
    <ViewerWays>
      <OwnPagesLink />
    </ViewerWays>
  );
}

function Known({ user }: { user: Parameters<typeof AccountMenu>[0]['user'] }) {
  const { signOut } = useSignOut();
  return (
    <ViewerWays unread={useUnreadCount()}>
      <AccountMenu user={user} onSignOut={signOut} />
    </ViewerWays>
  );
}
