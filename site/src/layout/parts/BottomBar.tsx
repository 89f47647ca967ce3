import { BottomNav } from '@komawari/ui/components';
import { bottomLinks, type Place } from '../navigation.ts';

/** The bar of the public pages at the bottom of phones. */
export function BottomBar({ place }: { place?: Place | undefined }) {
  const links = bottomLinks.map((link) => ({ ...link, isCurrent: link.place === place }));
  return <BottomNav label="Main, short" links={links} />;
}
