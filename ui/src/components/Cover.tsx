import type { ReactNode } from 'react';
import { Picture, type PictureSource } from './Picture.tsx';

export interface CoverProps {
  /** Null when the work has none: then its title is set in ink inside a frame. */
  source: PictureSource | null;
  title: string;
  /** The language of the work. */
  lang: string | undefined;
  sizes?: string;
  eager?: boolean;
  /** Seals for the top left corner. */
  children?: ReactNode;
}

/** A work's cover: a 5:7 page. The title stands beside it, so the picture itself is not described again. */
export function Cover({ source, title, lang, sizes = '(min-width: 960px) 16vw, 48vw', eager, children }: CoverProps) {
  return (
    <span className={source ? 'cover' : 'cover cover--missing'}>
      {children ? <span className="corner">{children}</span> : null}
      {source ? (
        <Picture source={source} sizes={sizes} alt="" eager={eager ?? false} />
      ) : (
        <span className="cover__title" lang={lang} aria-hidden="true">
          {title}
        </span>
      )}
    </span>
  );
}
