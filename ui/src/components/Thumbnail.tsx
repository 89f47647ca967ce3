import { Picture, type PictureSource } from './Picture.tsx';

export interface ThumbnailProps {
  /** Null while the episode has no pages: then its label is set in ink. */
  source: PictureSource | null;
  label: string;
  /** The language of the work. */
  lang: string | undefined;
  sizes?: string;
}

/** An episode: one 3:2 panel. */
export function Thumbnail({ source, label, lang, sizes = '(min-width: 960px) 25vw, 62vw' }: ThumbnailProps) {
  return (
    <span className={source ? 'thumb' : 'thumb cover--missing'}>
      {source ? (
        <Picture source={source} sizes={sizes} alt="" />
      ) : (
        <span className="cover__title" lang={lang} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
