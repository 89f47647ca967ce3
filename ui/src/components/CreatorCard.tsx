import { UNRECORDED_LANGUAGE } from '../writtenLanguage.ts';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import { Cover } from './Cover.tsx';
import { Link } from './Link.tsx';
import type { PictureSource } from './Picture.tsx';

export interface CreatorCardProps {
  href: string;
  displayName: string;
  screenName: string;
  lang?: string;
  icon: PictureSource | null;
  /** Up to three works. */
  works?: readonly { title: string; cover: PictureSource | null }[];
  /** The watch button. */
  children?: ReactNode;
}

/** A creator: circle, names, three covers, watch. */
export function CreatorCard({
  href,
  displayName,
  screenName,
  lang = UNRECORDED_LANGUAGE,
  icon,
  works = [],
  children,
}: CreatorCardProps) {
  return (
    <article className="creator">
      <div className="creator__who">
        <Avatar source={icon} name={displayName} size="lg" />
        <div className="grow">
          <h3 className="creator__name clamp1" lang={lang}>
            <Link href={href}>{displayName}</Link>
          </h3>
          <p className="tiny muted clamp1">@{screenName}</p>
        </div>
        {children}
      </div>
      {works.length > 0 ? (
        <div className="creator__works" aria-hidden="true">
          {works.slice(0, 3).map((work) => (
            <Cover key={work.title} source={work.cover} title={work.title} lang={lang} sizes="100px" />
          ))}
        </div>
      ) : null}
    </article>
  );
}
