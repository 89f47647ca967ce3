import { ButtonLink, Picture, Skeleton, StateLabel } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import sitesTexts from '../../messages/sites.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { Way } from '../../shared/components/Way.tsx';
import { paths } from '../../shared/routes.ts';
import type { GetWorkspaceSiteQuery } from '../../gql/graphql.ts';
import { GetWorkspaceSite } from '../operations/GetWorkspaceSite.ts';

type Viewer = Extract<GetWorkspaceSiteQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** The creator's site at a glance, and the ways to everything that is set about it. */
export function SitePage() {
  const { overview: texts } = useTexts(sitesTexts);
  const query = useQuery(GetWorkspaceSite, {});
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ viewer }) => <Registered viewer={viewer}>{(person) => <Overview viewer={person} />}</Registered>}
      </Loaded>
    </>
  );
}

function Overview({ viewer: { user, adSlotCollection } }: { viewer: Viewer }) {
  const { overview: texts } = useTexts(sitesTexts);
  const { site } = user;
  const { pcTop, pcBottom, sp } = adSlotCollection.episodeTags;
  const ads = [pcTop, pcBottom, sp].filter(Boolean).length;
  return (
    <div className="stack site-form">
      <header className="ws-head">
        <h1>{texts.title()}</h1>
        <ButtonLink href={`/@${user.screenName}`} icon="eye">
          {texts.view()}
        </ButtonLink>
      </header>
      <section className="box stack" aria-label={texts.looks()}>
        {site.heroImage ? (
          <span className="site-hero">
            <Picture source={site.heroImage} sizes="(min-width: 900px) 700px, 92vw" alt="" eager />
          </span>
        ) : null}
        <div className="row row--tight">
          <span className="site-colour" style={{ background: site.color }} aria-hidden="true" />
          <h2 lang={UNRECORDED_LANGUAGE}>{site.title || user.displayName}</h2>
          <StateLabel {...(site.isClosed ? {} : { tone: 'ok' as const })}>
            {site.isClosed ? texts.closed() : texts.open()}
          </StateLabel>
        </div>
        {site.description ? (
          <p className="ja soft pre" lang={UNRECORDED_LANGUAGE}>
            {site.description}
          </p>
        ) : (
          <p className="muted">{texts.noDescription()}</p>
        )}
      </section>
      <ul className="box list my__list">
        <Way
          href={paths.siteEdit}
          icon="pen"
          label={texts.edit()}
          words={texts.editWhat({ count: `${site.links.length}` })}
        />
        <Way
          href={paths.siteSettings}
          icon="gear"
          label={texts.settings()}
          words={texts.settingsWhat({
            order: site.workDefaultSortOrder === 'NEWEST_FIRST' ? 'NEWEST_FIRST' : 'other',
            layout: site.workLayout === 'GRID' ? 'GRID' : 'other',
            state: site.isClosed ? 'CLOSED' : 'other',
          })}
        />
        <Way href={paths.recaptcha} icon="users" label={texts.robots()} words={texts.robotsWhat()} />
        <Way
          href={paths.adTags}
          icon="yen"
          label={texts.adTags()}
          words={ads === 0 ? texts.noAds() : texts.ads({ count: `${ads}` })}
        />
      </ul>
    </div>
  );
}
