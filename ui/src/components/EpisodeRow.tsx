import type { HTMLAttributes, ReactNode } from 'react';
import { EpisodeEnd, type EpisodeEndStatus } from './EpisodeEnd.tsx';
import { Link } from './Link.tsx';
import type { PictureSource } from './Picture.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export interface EpisodeRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  href: string;
  /** 第24話, or empty where the title says it already. */
  place: string;
  /** The episode's title, or 第24話 when it has none. */
  title: string;
  /** The language of the work. */
  lang: string;
  /** Where the place is a word of the screen, and not of the title. */
  placeLang?: string;
  thumbnail: PictureSource | null;
  meta?: ReactNode;
  status?: EpisodeEndStatus;
  sizes?: string;
  /** In a list of nothing but rows the row is the item. */
  as?: 'article' | 'li';
  /** Controls at the end, for the workspace. */
  children?: ReactNode;
}

/** An episode in a work's list: panel, number and title, meta, and how it stands with the reader. */
export function EpisodeRow({
  href,
  place,
  title,
  lang,
  placeLang = lang,
  thumbnail,
  meta,
  status,
  sizes = '120px',
  as: Root = 'article',
  children,
  ...attributes
}: EpisodeRowProps) {
  return (
    <Root className="eprow" {...attributes}>
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <Thumbnail source={thumbnail} label={title || place} lang={lang} sizes={sizes} />
      </Link>
      <div className="grow">
        {title && place ? (
          <p className="tiny muted" lang={placeLang}>
            {place}
          </p>
        ) : null}
        <h3 className="eprow__title clamp1" lang={lang}>
          <Link href={href}>{title || place}</Link>
        </h3>
        {meta ? <p className="meta">{meta}</p> : null}
      </div>
      <div className="eprow__end" data-reading="">
        {status ? <EpisodeEnd status={status} /> : null}
        {children}
      </div>
    </Root>
  );
}
