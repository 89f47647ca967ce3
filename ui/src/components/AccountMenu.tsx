import { creatorPlaces, ownPlaces } from '../navigation/index.ts';
import { Avatar } from './Avatar.tsx';
import { Menu } from './Menu.tsx';
import type { PictureSource } from './Picture.tsx';

export interface AccountMenuProps {
  user: { screenName: string; displayName: string; iconImage?: PictureSource | null };
  onSignOut: () => void;
  /** Opened by whoever put it there. */
  opensAtOnce?: boolean;
}

/** Everything of the person who is here, behind their picture. */
export function AccountMenu({ user, onSignOut, opensAtOnce = false }: AccountMenuProps) {
  return (
    <Menu
      label="Your account"
      opensAtOnce={opensAtOnce}
      face={<Avatar source={user.iconImage ?? null} name={user.displayName} />}
      items={[
        ...ownPlaces,
        ...creatorPlaces(user.screenName),
        { label: 'Sign out', icon: 'leave', onSelect: onSignOut },
      ]}
    />
  );
}
