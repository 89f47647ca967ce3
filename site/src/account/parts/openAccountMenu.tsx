import { AccountMenu } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { IconSprite } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { ownPlaces, creatorPlaces } from '@komawari/ui/navigation';
import { getSession } from '@komawari/ui/session';
import { leaveDevice } from '@komawari/ui/signOut';
import { sitePath } from '@komawari/ui/sitePath';
import { createRoot } from 'react-dom/client';
import type { AccountFieldsFragment } from '../../gql/graphql.ts';
import accountTexts from '../../messages/account.js';

/** Puts the menu of the account in the place of what was pressed, open. */
export function openAccountMenu(pressed: HTMLElement, user: AccountFieldsFragment): void {
  const place = document.createElement('span');
  pressed.replaceWith(place);
  const icons = [...ownPlaces, ...creatorPlaces(user.screenName)].map(({ icon }) => icon);
  createRoot(place).render(
    <>
      <IconSprite names={[...icons, 'leave']} />
      <AccountMenu user={user} onSignOut={() => void signOut()} opensAtOnce />
    </>,
  );
}

async function signOut(): Promise<void> {
  try {
    await getSession().signOut();
  } catch {
    flash.set({ body: textsOf(accountTexts).menu.notSignedOut(), type: 'error' });
    return;
  }
  await leaveDevice();
  location.assign(sitePath('/'));
}
