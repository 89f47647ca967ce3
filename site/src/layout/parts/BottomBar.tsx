import { BottomNav, useFrameTexts } from '@komawari/ui/components';
import { bottomPlaces, type Place } from '@komawari/ui/navigation';

/** The bar of the public pages at the bottom of phones. */
export function BottomBar({ place }: { place?: Place | undefined }) {
  const { places } = useFrameTexts();
  const links = bottomPlaces.map(({ name, ...link }) => ({
    ...link,
    label: places[name](),
    isCurrent: link.place === place,
  }));
  return <BottomNav label="Main, short" links={links} />;
}
