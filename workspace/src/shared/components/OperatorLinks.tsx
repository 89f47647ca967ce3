import { Link } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { nameOperatorPage, operatorPagePlaces } from '@komawari/ui/operatorPages';
import sharedTexts from '../../messages/shared.js';

/** The pages that the operator of the installation writes, at the end of every screen. */
export function OperatorLinks() {
  const { frame } = useTexts(sharedTexts);
  return (
    <footer className="operator-links">
      <nav aria-label={frame.aboutSite()}>
        {operatorPagePlaces.map((place) => (
          <Link key={place.href} href={place.href} lang={'lang' in place ? place.lang : undefined}>
            {nameOperatorPage(place)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
