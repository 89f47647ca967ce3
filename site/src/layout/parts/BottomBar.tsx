import { BottomNav } from '@komawari/ui/components';
import { bottomPlaces, type Place } from '@komawari/ui/navigation';

/** The bar of the public pages at the bottom of phones. */
export function BottomBar({ place }: { place?: Place | undefined }) {
  const links = bottomPlaces.map((link) => ({ ...link, isCurrent: link.place === place }));
  return <BottomNav label="Main, short" links={links} />;
}
