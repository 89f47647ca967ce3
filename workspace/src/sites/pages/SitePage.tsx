import { ButtonLink, Picture, Skeleton, StateLabel } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { Way } from '../../shared/components/Way.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspaceSiteQuery } from '../../gql/graphql.ts';
import { GetWorkspaceSite } from '../operations/GetWorkspaceSite.ts';

type Viewer = Extract<GetWorkspaceSiteQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** The creator's site at a glance, and the ways to everything that is set about it. */
export function SitePage() {
  const query = useQuery(GetWorkspaceSite, {});
  return (
    <>
      <title>Site | Komawari</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Registered viewer={viewer}>{(person) => <Overview viewer={person} />}</Registered>}
      </Loaded>
    </>
  );
}

function Overview({ viewer: { user, adSlotCollection } }: { viewer: Viewer }) {
  const { site } = user;
  const { pcTop, pcBottom, sp } = adSlotCollection.episodeTags;
  const ads = [pcTop, pcBottom, sp].filter(Boolean).length;
  const order = site.workDefaultSortOrder === 'NEWEST_FIRST' ? 'Newest first' : 'Oldest first';
  const layout = site.workLayout === 'GRID' ? 'a grid of covers' : 'a list with descriptions';
  return (
    <div className="stack site-form">
      <header className="ws-head">
        <h1>Site</h1>
        <ButtonLink href={`/@${user.screenName}`} icon="eye">
          View site
        </ButtonLink>
      </header>
      <section className="box stack" aria-label="How it looks">
        {site.heroImage ? (
          <span className="site-hero">
            <Picture source={site.heroImage} sizes="(min-width: 900px) 700px, 92vw" alt="" eager />
          </span>
        ) : null}
        <div className="row row--tight">
          <span className="site-colour" style={{ background: site.color }} aria-hidden="true" />
          <h2 lang="ja">{site.title || user.displayName}</h2>
          <StateLabel {...(site.isClosed ? {} : { tone: 'ok' as const })}>
            {site.isClosed ? 'Closed' : 'Open'}
          </StateLabel>
        </div>
        {site.description ? (
          <p className="ja soft pre" lang="ja">
            {site.description}
          </p>
        ) : (
          <p className="muted">No description yet.</p>
        )}
      </section>
      <ul className="box list my__list">
        <Way
          href={paths.siteEdit}
          icon="pen"
          label="Looks and links"
          words={`Picture, colour, texts, ${site.links.length} of 10 links`}
        />
        <Way
          href={paths.siteSettings}
          icon="gear"
          label="Settings"
          words={`${order}, ${layout}, ${site.isClosed ? 'closed' : 'open'}`}
        />
        <Way href={paths.recaptcha} icon="users" label="Robots" words="Check who comments" />
        <Way href={paths.adTags} icon="yen" label="Ad tags" words={ads === 0 ? 'None' : `${ads} of 3 places`} />
      </ul>
    </div>
  );
}
