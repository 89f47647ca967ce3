import { useTexts } from '../language/react.ts';
import frameTexts from '../messages/frame.js';
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
  const { header, places } = useTexts(frameTexts);
  return (
    <Menu
      label={header.account()}
      opensAtOnce={opensAtOnce}
      face={<Avatar source={user.iconImage ?? null} name={user.displayName} />}
      items={[
        ...[...ownPlaces, ...creatorPlaces(user.screenName)].map(({ name, ...place }) => ({
          ...place,
          label: places[name](),
        })),
        { label: header.signOut(), icon: 'leave', onSelect: onSignOut },
      ]}
    />
  );
}
