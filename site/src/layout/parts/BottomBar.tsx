import { BottomNav, useFrameTexts } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { bottomPlaces, type Place } from '@komawari/ui/navigation';
import layoutTexts from '../../messages/layout.js';

/** The bar of the public pages at the bottom of phones. */
export function BottomBar({ place }: { place?: Place | undefined }) {
  const { places } = useFrameTexts();
  const links = bottomPlaces.map(({ name, ...link }) => ({
    ...link,
    label: places[name](),
    isCurrent: link.place === place,
  }));
  return <BottomNav label={useTexts(layoutTexts).main.shortLabel()} links={links} />;
}
