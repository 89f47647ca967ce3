import { Avatar, Picture } from '@komawari/ui/components';
import { formatCount } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { siteColour } from '@komawari/ui/siteColour';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import previewTexts from '../../messages/preview.js';
import type { UploadedImage } from '../../uploads/index.ts';
import { hostOf, type PreviewPlace, type PreviewUser } from '../previewOf.ts';

/** What a form can change about the frame of a creator's site; what is absent stays as it is saved. */
export interface SiteDraft {
  color?: string;
  description?: string;
  comment?: string;
  heroImage?: UploadedImage | null;
  links?: readonly { title: string; url: string }[];
}

export interface CreatorPageProps {
  user: PreviewUser;
  tab: 'Manga' | 'Mangafolio';
  draft?: SiteDraft;
  children: ReactNode;
}

const TABS = ['Timeline', 'Manga', 'Illustrations', 'Mangafolio', 'Profile'] as const;

/** A creator's site around one of its tabs, in the classes of the public page. */
export function CreatorPage({ user, tab, draft = {}, children }: CreatorPageProps) {
  const { site: texts, tabs } = useTexts(previewTexts);
  const site = { ...user.site, ...draft };
  const icons = new Map(user.site.links.map(({ url, faviconUrl }) => [url, faviconUrl ?? null]));
  const links = site.links.map(({ title, url }) => ({ title, url, iconAddress: icons.get(url) ?? null }));
  return (
    <main className="preview-site" style={siteColour(site.color)}>
      <div className={site.heroImage ? 'chero' : 'chero chero--plain'}>
        {site.heroImage ? <Picture source={site.heroImage} sizes="100vw" alt="" eager /> : null}
      </div>
      <div className="wrap cid">
        <div className="cid__av">
          <Avatar source={user.iconImage ?? null} name={user.displayName} size="xl" />
        </div>
        <div className="cid__main">
          <h1 lang={UNRECORDED_LANGUAGE}>{user.displayName}</h1>
          <p className="small muted cid__line">
            <span>@{user.screenName}</span>
            <span>
              <Sentence
                text={texts.fans({ count: user.watchedUserCount })}
                parts={{ figure: <b className="num">{formatCount(user.watchedUserCount)}</b> }}
              />
            </span>
          </p>
        </div>
        <div className="row cid__act">
          <span className="btn cbtn">{texts.watch()}</span>
        </div>
      </div>
      <div className="wrap cgrid">
        <aside className="stack">
          {site.description || user.selfIntroduction ? (
            <p className="ja" lang={UNRECORDED_LANGUAGE}>
              {site.description || user.selfIntroduction}
            </p>
          ) : null}
          <Places places={links} />
          {site.comment ? (
            <div className="ccomment">
              <p className="tiny muted">{texts.now()}</p>
              <p className="small ja" lang={UNRECORDED_LANGUAGE}>
                {site.comment}
              </p>
            </div>
          ) : null}
        </aside>
        <div>
          <nav className="tabs ctabs" data-preview-start={tab === 'Mangafolio' ? '' : undefined}>
            {TABS.map((name) => (
              <a key={name} href={`#${name}`} aria-current={name === tab ? 'page' : undefined}>
                {tabs[name]()}
              </a>
            ))}
          </nav>
          {children}
        </div>
      </div>
    </main>
  );
}

/** Links with their icons and domains; what is no address of the web is not shown, as on the public page. */
export function Places({ places, className = '' }: { places: readonly PreviewPlace[]; className?: string }) {
  const shown = places.filter(({ url }) => hostOf(url) !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={`stack stack--sm small ${className}`}>
      {shown.map(({ title, url, iconAddress }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same address may stand twice in a draft
        <li key={`${index} ${url}`}>
          <span className="row row--tight clink">
            <PlaceIcon address={iconAddress} />
            <span className="link" lang={UNRECORDED_LANGUAGE}>
              {title || hostOf(url)}
            </span>
            {title ? <span className="muted tiny">{hostOf(url)}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The icon of a place, or the neutral sign. */
export const PlaceIcon = ({ address }: { address: string | null }) =>
  address ? <img className="favicon" src={address} width="16" height="16" alt="" /> : <Icon name="link" size="sm" />;
