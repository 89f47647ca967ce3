import { Icon } from '../icons/index.ts';
import type { PlaceLink } from '../navigation/index.ts';
import { Link } from './Link.tsx';

export interface BottomNavProps {
  label: string;
  links: readonly (PlaceLink & { isCurrent?: boolean })[];
  /** Opens a sheet with what has no place in the bar. */
  menu?: { label: string; isOpen: boolean; onOpen: () => void };
}

/** The bar of five at the bottom of phones and tablets. */
export function BottomNav({ label, links, menu }: BottomNavProps) {
  return (
    <nav className="bottom-nav" aria-label={label}>
      {links.map((link) => (
        <Link key={link.label} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
          <Icon name={link.icon} />
          {link.label}
        </Link>
      ))}
      {menu ? (
        <button type="button" aria-haspopup="dialog" aria-expanded={menu.isOpen} onClick={menu.onOpen}>
          <Icon name="menu" />
          {menu.label}
        </button>
      ) : null}
    </nav>
  );
}
