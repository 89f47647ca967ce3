import { Link } from '@komawari/ui/components';
import { operatorPagePlaces } from '@komawari/ui/operatorPages';

/** The pages that the operator of the installation writes, at the end of every screen. */
export function OperatorLinks() {
  return (
    <footer className="operator-links">
      <nav aria-label="About this site">
        {operatorPagePlaces.map(({ href, label, ...language }) => (
          <Link key={href} href={href} {...language}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
