import { Tabs, useFrameTexts } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { guestPlaces, ownPlaces, type NamedPlace } from '@komawari/ui/navigation';
import offlineTexts from '../../messages/offline.js';

/** The page is one of a reader's own: the ways to the others, for guests and for who is signed in. Shown where the page is that list. */
export function KeptPlaces() {
  const { places } = useFrameTexts();
  const { page } = useTexts(offlineTexts);
  const tabs = (those: readonly NamedPlace[]) => (
    <Tabs
      label={page.places()}
      tabs={those.map(({ href, name }) => ({ href, label: places[name](), isCurrent: href === '/offline' }))}
    />
  );
  return (
    <div className="kept-places" data-kept-places hidden>
      <div className="for-guests">{tabs(guestPlaces)}</div>
      <div className="for-viewers">{tabs(ownPlaces)}</div>
    </div>
  );
}
