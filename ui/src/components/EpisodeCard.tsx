import type { ReactNode } from 'react';
import { EpisodeEnd, type EpisodeEndStatus } from './EpisodeEnd.tsx';
import { Link } from './Link.tsx';
import type { PictureSource } from './Picture.tsx';
import { Thumbnail } from './Thumbnail.tsx';

export interface EpisodeCardProps {
  href: string;
  /** Number and title, e.g. 第31話　積乱雲の底. */
  heading: string;
  /** The language of the work. */
  lang: string;
  thumbnail: PictureSource | null;
  /** Whose it is, for readers who want nothing of theirs in their lists. */
  creatorId?: string | undefined;
  /** Work and creator. */
  by?: string;
  meta?: ReactNode;
  status?: EpisodeEndStatus;
  sizes?: string;
  /** In a list of nothing but cards the card is the item. */
  as?: 'article' | 'li';
}

/** An episode in a row of panels. */
export function EpisodeCard({
  href,
  heading,
  lang,
  thumbnail,
  creatorId,
  by,
  meta,
  status,
  sizes,
  as: Root = 'article',
}: EpisodeCardProps) {
  return (
    <Root className="card" data-creator={creatorId}>
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <Thumbnail source={thumbnail} label={heading} lang={lang} {...(sizes ? { sizes } : {})} />
      </Link>
      <div>
        <h3 className="clamp2" lang={lang}>
          <Link href={href}>{heading}</Link>
        </h3>
        {by ? (
          <p className="by clamp1" lang={lang}>
            {by}
          </p>
        ) : null}
      </div>
      {meta || status ? (
        <p className="meta">
          {status ? <EpisodeEnd status={status} /> : null}
          {meta}
        </p>
      ) : null}
    </Root>
  );
}
