import { Icon, type IconName } from '../icons/index.ts';
import type { HeaderLink } from './SiteHeader.tsx';
import { Link } from './Link.tsx';

/** The bar of five at the bottom of phones. */
export function BottomNav({ label, links }: { label: string; links: readonly (HeaderLink & { icon: IconName })[] }) {
  return (
    <nav className="bottom-nav only-phone" aria-label={label}>
      {links.map((link) => (
        <Link key={link.label} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
          <Icon name={link.icon} />
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
