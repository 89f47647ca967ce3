import { Button, Picture } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ReactNode } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
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
  const { found: texts } = useTexts(portfoliosTexts);
  const { title, siteName, faviconURL, thumbnailImage } = found;
  const host = new URL(found.url).host;
  return (
    <section className="found" aria-label={texts.label({ host })}>
      <p className="small row row--tight found__place">
        {faviconURL ? <img src={faviconURL} width="16" height="16" alt="" /> : <Icon name="link" size="sm" />}
        <b>{host}</b>
        <span className="muted">{faviconURL ? texts.icon() : texts.noIcon()}</span>
      </p>
      <ul className="found__list">
        <Line
          what={texts.picture()}
          use={texts.takePicture()}
          isTaken={thumbnailImage?.id === current.pictureId}
          onUse={thumbnailImage ? () => onPicture(thumbnailImage) : null}
        >
          {thumbnailImage ? (
            <span className="hero-field hero-field--thumb">
              <Picture source={thumbnailImage} sizes="160px" alt="" eager />
            </span>
          ) : (
            <span className="muted">{texts.noPicture()}</span>
          )}
        </Line>
        <Line
          what={texts.title()}
          use={texts.takeTitle()}
          isTaken={title === current.title}
          onUse={title ? () => onTitle(title) : null}
        >
          {title ? <span lang={UNRECORDED_LANGUAGE}>{title}</span> : <span className="muted">{texts.noTitle()}</span>}
        </Line>
        {siteName ? (
          <Line
            what={texts.place()}
            use={texts.takePlace()}
            isTaken={siteName === current.placeName}
            onUse={() => onPlaceName(siteName)}
          >
            <span lang={UNRECORDED_LANGUAGE}>{siteName}</span>
          </Line>
        ) : null}
      </ul>
    </section>
  );
}

interface LineProps {
  what: string;
  /** What its button is called aloud. */
  use: string;
  isTaken: boolean;
  onUse: (() => void) | null;
  children: ReactNode;
}

function Line({ what, use, isTaken, onUse, children }: LineProps) {
  const { found: texts } = useTexts(portfoliosTexts);
  return (
    <li className="found__line">
      <span className="small muted">{what}</span>
      <span className="found__value">{children}</span>
      {onUse === null ? null : isTaken ? (
        <span className="small muted row row--tight">
          <Icon name="check" size="sm" />
          {texts.taken()}
        </span>
      ) : (
        <Button aria-label={use} onClick={onUse}>
          {texts.take()}
        </Button>
      )}
    </li>
  );
}
