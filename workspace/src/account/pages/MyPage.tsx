import { Avatar, Link, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Icon, type IconName } from '@komawari/ui/icons';
import { Loaded } from '../../app/components/Loaded.tsx';
import { paths } from '../../app/routes.ts';
import { SignOutButton } from '../components/SignOutButton.tsx';
import { GetMyProfile } from '../operations/GetMyProfile.ts';
import { Registered } from '../../app/components/Registered.tsx';

/** The way to everything that is yours. */
export function MyPage() {
  const query = useQuery(GetMyProfile, {});
  return (
    <>
      <title>You | Komawari</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) => (
              <div className="stack">
                <header className="row my__who">
                  <Avatar source={viewer.user.iconImage ?? null} name={viewer.user.displayName} size="lg" />
                  <div>
                    <h1 lang="ja">{viewer.user.displayName}</h1>
                    <p className="small muted">@{viewer.user.screenName}</p>
                  </div>
                </header>
                <ul className="box list my__list">
                  <Way href={paths.bookmarks} icon="bookmark" label="Bookmarks" words="Works you follow" />
                  <Way
                    href={paths.readingHistories}
                    icon="clock"
                    label="History"
                    words="What you read, at the page you left"
                  />
                  <Way href={paths.workspace} icon="pen" label="Workspace" words="Your works and episodes" />
                  <Way
                    href={`/@${viewer.user.screenName}`}
                    icon="globe"
                    label="Your site"
                    words="How readers see you"
                  />
                  <Way href={paths.settings} icon="gear" label="Settings" words="Profile, site, account" />
                </ul>
                <div>
                  <SignOutButton />
                </div>
              </div>
            )}
          </Registered>
        )}
      </Loaded>
    </>
  );
}

/** One line that leads somewhere. */
export function Way({ href, icon, label, words }: { href: string; icon: IconName; label: string; words: string }) {
  return (
    <li>
      <Icon name={icon} />
      <div className="grow">
        <Link className="strong my__way" href={href}>
          {label}
        </Link>
        <p className="small muted">{words}</p>
      </div>
      <Icon name="right" size="sm" />
    </li>
  );
}
