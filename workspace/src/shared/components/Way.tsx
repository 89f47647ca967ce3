import { Link } from '@komawari/ui/components';
import { Icon, type IconName } from '@komawari/ui/icons';

/** One line that leads somewhere. */
export function Way({ href, icon, label, words }: { href: string; icon: IconName; label: string; words: string }) {
  return (
    <li>
      <Icon name={icon} />
      <div className="grow">
        <Link className="strong my__way" href={href}>
          {label}
        </Link>
        <p className="small muted">{words}</p>
      </div>
      <Icon name="right" size="sm" />
    </li>
  );
}
