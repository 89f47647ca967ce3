import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import cardsTexts from '../messages/cards.js';
import { Link } from './Link.tsx';
import { Seal } from './Seal.tsx';
import { Picture, type PictureSource } from './Picture.tsx';

export interface IllustrationCardProps {
  href: string;
  title: string;
  /** The language of the work. */
  lang: string;
  /** The first picture; it is cropped to a square around its focus point. Null before the mature gate. */
  picture: PictureSource | null;
  imageCount: number;
  sizes?: string;
  /** Without the title below, where only the pictures matter. */
  bare?: boolean;
}

/** An illustration: a square, a count when there is more than one picture, the title. Stands inside a `.square`. */
export function IllustrationCard({
  href,
  title,
  lang,
  picture,
  imageCount,
  sizes = '(min-width: 1232px) 211px, (min-width: 600px) 22vw, 46vw',
  bare = false,
}: IllustrationCardProps) {
  const { cards } = useTexts(cardsTexts);
  const count = cards.pictures({ count: String(imageCount) });
  return (
    <>
      <Link
        className="square__picture"
        href={href}
        aria-label={bare ? undefined : title}
        lang={bare ? undefined : lang}
      >
        {picture ? (
          <Picture source={picture} sizes={sizes} alt={bare ? title : ''} />
        ) : (
          <span className="square__gate">
            <Seal kind="MATURE" />
          </span>
        )}
        {imageCount > 1 ? (
          <span className="square__count" title={count}>
            <Icon name="image" size="sm" />
            <span aria-hidden="true">{imageCount}</span>
            {bare ? <span className="sr">{count}</span> : null}
          </span>
        ) : null}
      </Link>
      {bare ? null : (
        <>
          <h3 className="square__title clamp1" lang={lang}>
            {title}
          </h3>
          {imageCount > 1 ? <p className="sr">{count}</p> : null}
        </>
      )}
    </>
  );
}
