import type { ReactNode } from 'react';
import { formatFileSize } from '../format/index.ts';
import { Icon } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import uploadTexts, { type Upload } from '../messages/upload.js';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Picture, type PictureSource } from './Picture.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Spinner } from './Spinner.tsx';

export type UploadState =
  | { kind: 'queued' }
  /** A page of a PDF or PSD becomes a picture. */
  | { kind: 'drawing' }
  | { kind: 'uploading'; sentBytes: number }
  | { kind: 'processing' }
  | { kind: 'ready'; picture: PictureSource }
  /** `reason` in plain words; a retry is offered when sending the same file again can help. */
  | { kind: 'error'; reason: string; canRetry: boolean };

export interface UploadTileProps {
  /** The place in reading order, counted from 1. It never jumps while others load. */
  number: number;
  fileName: string;
  sizeInBytes?: number;
  state: UploadState;
  /** Opening, Wide, Replaced. */
  note?: string;
  selected?: boolean;
  onSelect?: (selected: boolean, event: { shiftKey: boolean }) => void;
  dragged?: boolean;
  /** Paid pages begin here. */
  paidFromHere?: boolean;
  onRetry?: () => void;
  onReplace?: () => void;
  /** The reorder handle. */
  handle?: ReactNode;
  /** More controls of the page, e.g. a menu. */
  children?: ReactNode;
}

/** One page of an episode while it is uploaded and afterwards. Place it in an `ol.tiles`. */
export function UploadTile(props: UploadTileProps) {
  const { upload: texts } = useTexts(uploadTexts);
  const { number, state, note, selected = false, dragged = false, paidFromHere = false, handle, children } = props;
  return (
    <article
      className={classNames('tile', `tile--${state.kind}`, selected && 'tile--sel', dragged && 'tile--drag')}
      aria-label={texts.page({ number: String(number), state: labelOf(props, texts) })}
    >
      <UploadBox {...props} />
      {paidFromHere ? (
        <span className="paidmark">
          <b>{texts.paid()}</b>
        </span>
      ) : null}
      {handle}
      {props.onSelect ? <SelectBox {...props} /> : null}
      <div className="bar">
        <span className="no num">{number}</span>
        <span className="state clamp1">{note ?? captionOf(props, texts)}</span>
        {children}
      </div>
    </article>
  );
}

/** The state in words, for assistive technology. */
function labelOf({ state, sizeInBytes, fileName: file }: UploadTileProps, texts: Upload['upload']): string {
  switch (state.kind) {
    case 'queued':
      return texts.fileQueued({ file });
    case 'drawing':
      return texts.fileDrawing({ file });
    case 'uploading':
      return texts.fileUploading({ file, percent: String(percentOf(state.sentBytes, sizeInBytes)) });
    case 'processing':
      return texts.fileProcessing({ file });
    case 'ready':
      return texts.ready();
    case 'error':
      return texts.fileFailed({ file, reason: state.reason });
  }
}

function captionOf({ state, sizeInBytes, fileName }: UploadTileProps, texts: Upload['upload']): string {
  if (state.kind === 'ready') return '';
  if (state.kind === 'processing') return texts.processing();
  if (state.kind === 'uploading' && sizeInBytes !== undefined) return formatFileSize(sizeInBytes);
  return fileName;
}

function percentOf(sentBytes: number, sizeInBytes: number | undefined): number {
  return sizeInBytes ? Math.floor((Math.min(sentBytes, sizeInBytes) / sizeInBytes) * 100) : 0;
}

function UploadBox({ number, state, sizeInBytes, onRetry, onReplace }: UploadTileProps) {
  const { upload: texts } = useTexts(uploadTexts);
  switch (state.kind) {
    case 'queued':
      return (
        <div className="slot">
          <Icon name="clock" />
          <span>{texts.queued()}</span>
        </div>
      );
    case 'uploading': {
      const percent = percentOf(state.sentBytes, sizeInBytes);
      return (
        <div className="slot tone">
          <b className="slot__percent num">{percent}%</b>
          <ProgressBar value={percent / 100} look="accent" />
        </div>
      );
    }
    case 'drawing':
    case 'processing':
      return (
        <div className="slot tone">
          <Spinner large word="" />
          <span>{state.kind === 'drawing' ? texts.drawing() : texts.processing()}</span>
        </div>
      );
    case 'ready':
      return (
        <span className="pg">
          <Picture
            source={state.picture}
            sizes="160px"
            alt={state.picture.alt || texts.pageAlone({ number: String(number) })}
          />
        </span>
      );
    case 'error':
      return (
        <div className="slot">
          <Icon name="alert" size="lg" />
          <span>{state.reason}</span>
          {state.canRetry && onRetry ? (
            <Button variant="danger" icon="retry" className="slot__button" onClick={onRetry}>
              {texts.retry()}
            </Button>
          ) : onReplace ? (
            <Button variant="danger" className="slot__button" onClick={onReplace}>
              {texts.replace()}
            </Button>
          ) : null}
        </div>
      );
  }
}

function SelectBox({ number, selected = false, onSelect }: UploadTileProps) {
  const { upload: texts } = useTexts(uploadTexts);
  return (
    <span className="check">
      <input
        type="checkbox"
        className="check__input"
        aria-label={texts.select({ number: String(number) })}
        checked={selected}
        onChange={(event) =>
          // React reports a checkbox's change from its click, which knows the keys that were held.
          onSelect?.(event.currentTarget.checked, { shiftKey: (event.nativeEvent as MouseEvent).shiftKey })
        }
      />
      <span className={classNames('check__box', selected && 'on')}>
        {selected ? <Icon name="check" size="sm" /> : null}
      </span>
    </span>
  );
}
