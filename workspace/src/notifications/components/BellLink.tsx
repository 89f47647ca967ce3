import { Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { paths } from '../../shared/routes.ts';
import { useUnreadCount } from '../useUnreadCount.ts';

/** The way to the notifications, with how many are unread. The count lies over the bell, so that nothing moves. */
export function BellLink() {
  const count = useUnreadCount();
  const shown = count > 99 ? '99+' : String(count);
  return (
    <Link
      className="icon-btn bell"
      href={paths.notifications}
      aria-label={count === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
    >
      <Icon name="bell" />
      {count === 0 ? null : (
        <span className="bell__count" aria-hidden="true">
          {shown}
        </span>
      )}
    </Link>
  );
}
