import { Avatar, Menu, type PictureSource } from '@komawari/ui/components';
import { useSignOut } from '../../account/index.ts';
import { paths } from '../../shared/routes.ts';

export interface AccountMenuProps {
  user: { screenName: string; displayName: string; iconImage?: PictureSource | null };
}

/** Everything of the person who is here, behind their picture. */
export function AccountMenu({ user }: AccountMenuProps) {
  const { signOut } = useSignOut();
  return (
    <Menu
      label="Your account"
      face={<Avatar source={user.iconImage ?? null} name={user.displayName} />}
      items={[
        { label: 'Home', icon: 'home', href: paths.my },
        { label: 'Notifications', icon: 'bell', href: paths.notifications },
        { label: 'Bookmarks', icon: 'bookmark', href: paths.bookmarks },
        { label: 'History', icon: 'clock', href: paths.readingHistories },
        { label: 'Your site', icon: 'globe', href: `/@${user.screenName}` },
        { label: 'Workspace', icon: 'pen', href: paths.workspace },
        { label: 'Settings', icon: 'gear', href: paths.settings },
        { label: 'Sign out', icon: 'leave', onSelect: signOut },
      ]}
    />
  );
}
