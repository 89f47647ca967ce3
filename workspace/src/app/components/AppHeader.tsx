import { ButtonLink, SiteHeader } from '@komawari/ui/components';
import { BellLink } from '../../notifications/index.ts';
import { headerPlaces } from '../publicPlaces.ts';
import { paths } from '../../shared/routes.ts';
import { useApp } from '../../shared/useApp.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The header of the product: the public pages at the left, what is yours at the right. `wide` takes the whole window. */
export function AppHeader({ wide = false }: { wide?: boolean }) {
  return (
    <SiteHeader wide={wide} links={headerPlaces} searchAction="/search">
      <HeaderEnd />
    </SiteHeader>
  );
}

function HeaderEnd() {
  const { viewer, user } = useApp();
  if (viewer === undefined) return null;
  // Halfway through signing up there is nothing to sign in to.
  if (viewer.kind === 'GUEST_WITH_PROVIDER') return null;
  if (user === null) {
    return (
      <>
        <ButtonLink href={paths.signIn} variant="quiet">
          Sign in
        </ButtonLink>
        <ButtonLink href={paths.signUp} variant="ink" className="only-wide">
          Join
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={paths.newWork} variant="ink" icon="pen" className="only-wide">
        New work
      </ButtonLink>
      <BellLink />
      <AccountMenu user={user} />
    </>
  );
}
