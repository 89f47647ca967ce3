import { Button, Picture } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { ReactNode } from 'react';
import type { UploadedImage } from '../../uploads/index.ts';
import type { Lookup } from '../useLookup.ts';

export interface FoundOnPageProps {
  found: Lookup;
  /** What stands in the form now. */
  current: { title: string; placeName: string; pictureId: string | null };
  onTitle: (title: string) => void;
  onPlaceName: (name: string) => void;
  onPicture: (picture: UploadedImage) => void;
}

/** What a page says of a work, beside what the form says: each can be taken alone, and changed by hand after that. */
export function FoundOnPage({ found, current, onTitle, onPlaceName, onPicture }: FoundOnPageProps) {
  const { title, siteName, faviconURL, thumbnailImage } = found;
  const host = new URL(found.url).host;
  return (
    <section className="found" aria-label={`Found on ${host}`}>
      <p className="small row row--tight found__place">
        {faviconURL ? <img src={faviconURL} width="16" height="16" alt="" /> : <Icon name="link" size="sm" />}
        <b>{host}</b>
        <span className="muted">
          {faviconURL ? 'Its icon is shown beside the link.' : 'It has no icon we can show.'}
        </span>
      </p>
      <ul className="found__list">
        <Line
          what="Picture"
          isTaken={thumbnailImage?.id === current.pictureId}
          onUse={thumbnailImage ? () => onPicture(thumbnailImage) : null}
        >
          {thumbnailImage ? (
            <span className="hero-field hero-field--thumb">
              <Picture source={thumbnailImage} sizes="160px" alt="" eager />
            </span>
          ) : (
            <span className="muted">None that can be used. Choose one yourself.</span>
          )}
        </Line>
        <Line what="Title" isTaken={title === current.title} onUse={title ? () => onTitle(title) : null}>
          {title ? <span lang="ja">{title}</span> : <span className="muted">None</span>}
        </Line>
        {siteName ? (
          <Line what="Name of the place" isTaken={siteName === current.placeName} onUse={() => onPlaceName(siteName)}>
            <span lang="ja">{siteName}</span>
          </Line>
        ) : null}
      </ul>
    </section>
  );
}

interface LineProps {
  what: string;
  isTaken: boolean;
  onUse: (() => void) | null;
  children: ReactNode;
}

function Line({ what, isTaken, onUse, children }: LineProps) {
  return (
    <li className="found__line">
      <span className="small muted">{what}</span>
      <span className="found__value">{children}</span>
      {onUse === null ? null : isTaken ? (
        <span className="small muted row row--tight">
          <Icon name="check" size="sm" />
          In the form
        </span>
      ) : (
        <Button aria-label={`Use this ${what.toLowerCase()}`} onClick={onUse}>
          Use this
        </Button>
      )}
    </li>
  );
}
