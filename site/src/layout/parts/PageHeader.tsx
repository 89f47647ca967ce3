import { OwnPagesLink, SiteHeader, ViewerWays, WaysIn } from '@komawari/ui/components';
import type { Place } from '@komawari/ui/navigation';

interface Props {
  place?: Place | undefined;
  /** Where signing in leads back to. */
  path: string;
}

/** The header of the public pages: what guests and what viewers see both stand in it, and one of them is shown. */
export function PageHeader({ place, path }: Props) {
  return (
    <SiteHeader place={place}>
      <span className="for-guests">
        <WaysIn to={path} />
      </span>
      <span className="for-viewers">
        <ViewerWays>
          <OwnPagesLink />
        </ViewerWays>
      </span>
    </SiteHeader>
  );
}
