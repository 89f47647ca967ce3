import { SiteHeader } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { hasSearch, headerLinks, type Place } from '../navigation.ts';

interface Props {
  place?: Place | undefined;
  /** Where signing in leads back to. */
  path: string;
}

/** The header of the public pages: what guests and what viewers see both stand in it, and one of them is shown. */
export function PageHeader({ place, path }: Props) {
  const to = encodeURIComponent(path);
  const links = headerLinks.map((link) => ({ ...link, isCurrent: link.place === place }));
  return (
    <SiteHeader links={links} {...(hasSearch ? { searchAction: '/search' } : {})}>
      {hasSearch ? (
        <a className="icon-btn only-phone" href="/search" aria-label="Search">
          <Icon name="search" />
        </a>
      ) : null}
      <span className="for-guests row row--tight row--nowrap">
        <a className="btn btn--quiet only-wide" href={`/signin?to=${to}`}>
          Sign in
        </a>
        <a className="btn btn--ink" href={`/signup?to=${to}`}>
          Sign up
        </a>
      </span>
      <span className="for-viewers row row--tight row--nowrap">
        <a className="btn btn--ink only-wide" href="/workspace/manga/new">
          <Icon name="pen" size="sm" />
          Publish
        </a>
        <a className="icon-btn bell" href="/notifications" aria-label="Notifications" data-bell="">
          <Icon name="bell" />
          <span className="bell__count" aria-hidden="true" />
        </a>
        <a className="icon-btn" href="/my" aria-label="Your pages" data-avatar="">
          <Icon name="user" />
        </a>
      </span>
    </SiteHeader>
  );
}
