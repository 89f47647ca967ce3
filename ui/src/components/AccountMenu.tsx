import { useTexts } from '../language/react.ts';
import frameTexts from '../messages/frame.js';
import { creatorPlaces, ownPlaces, type NamedPlace } from '../navigation/index.ts';
import { sitePath } from '../sitePath.ts';
import { Avatar } from './Avatar.tsx';
import { Menu } from './Menu.tsx';
import type { PictureSource } from './Picture.tsx';

export interface AccountMenuProps {
  user: { screenName: string; displayName: string; iconImage?: PictureSource | null };
  onSignOut: () => void;
  /** Opened by whoever put it there. */
  opensAtOnce?: boolean;
}

/** Places that are pages of the public site. The others have one path in every language. */
const PUBLIC: ReadonlySet<string> = new Set<NamedPlace['name']>(['device', 'ownSite']);

/** Everything of the person who is here, behind their picture. */
export function AccountMenu({ user, onSignOut, opensAtOnce = false }: AccountMenuProps) {
  const { header, places } = useTexts(frameTexts);
  return (
    <Menu
      label={header.account()}
      opensAtOnce={opensAtOnce}
      face={<Avatar source={user.iconImage ?? null} name={user.displayName} />}
      items={[
        ...[...ownPlaces, ...creatorPlaces(user.screenName)].map(({ name, href, icon }) => ({
          href: PUBLIC.has(name) ? sitePath(href) : href,
          icon,
          label: places[name](),
        })),
        { label: header.signOut(), icon: 'leave', onSelect: onSignOut },
      ]}
    />
  );
}
