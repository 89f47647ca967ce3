import { useTexts } from '@komawari/ui/language/react';
import { isWidePicture } from '@komawari/ui/reader/pairing.ts';
import { Button, EmptyState, IconButton, ModalDialog } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { mountReader } from '@komawari/ui/reader/mountReader.ts';
import { readerTexts, readerWords } from '@komawari/ui/reader/readerWords.ts';
import '@komawari/ui/reader/reader.css';
import '@komawari/ui/reader/later.css';
import { useEffect, useRef } from 'react';
import type { ScrollDirection } from '../../gql/graphql.ts';
import readerPreviewTexts from '../../messages/readerPreview.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { PreviewedEpisode, PreviewedPage } from '../previewedEpisode.ts';

export interface PreviewDialogProps extends PreviewedEpisode {
  onClose: () => void;
}

/** The episode in the very reader people will use, before anybody can. */
export function PreviewDialog({ onClose, ...episode }: PreviewDialogProps) {
  const { dialog: texts } = useTexts(readerPreviewTexts);
  const pages = episode.pages.filter((page) => page.image !== null);
  return (
    <ModalDialog open onClose={onClose} className="preview" labelledBy="preview-title">
      {pages.length > 0 ? (
        <PreviewReader {...episode} pages={pages} onClose={onClose} />
      ) : (
        <div className="preview__empty">
          <h2 id="preview-title" className="sr">
            {texts.title()}
          </h2>
          <EmptyState title={texts.nothing()} action={<Button onClick={onClose}>{texts.close()}</Button>}>
            {texts.nothingLead()}
          </EmptyState>
        </div>
      )}
    </ModalDialog>
  );
}

/** The same HTML the site writes for an episode; see the reader's MARKUP.md. */
function PreviewReader({
  heading,
  workTitle,
  afterword,
  startPosition,
  direction,
  pages,
  onClose,
  ...words
}: PreviewDialogProps) {
  const { dialog, reader: texts } = useTexts(readerPreviewTexts);
  const lang = useWorkLanguage();
  const { endWords = dialog.end(), closeWords = dialog.close() } = words;
  const root = useRef<HTMLDivElement>(null);
  useEffect(function startReading() {
    let unmount: (() => void) | undefined;
    // The dialog opens after its content is there; before that nothing has a size to fit pages into.
    const frame = requestAnimationFrame(() => {
      if (!root.current) return;
      ({ unmount } = mountReader(root.current, { preview: true, storage: null }));
      // The dialog gave the focus to what scrolled until then, and which loses it now that pages are turned. Not to a button: Space
      // would press it instead of turning a page.
      root.current.querySelector<HTMLElement>('.reader-stage')?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      unmount?.();
    };
  }, []);
  return (
    <div
      ref={root}
      className="reader"
      data-reader=""
      data-words={readerWords(useTexts(readerTexts))}
      data-contained=""
      data-episode-id="preview"
      data-work-id="preview"
      data-direction={direction}
      data-start-position={startPosition}
      data-page-total={pages.length}
    >
      <header className="reader-bar reader-bar--top">
        <IconButton icon="close" label={closeWords} tooltip="none" onClick={onClose} />
        <div className="grow">
          <h2 id="preview-title" className="strong clamp1 preview__title" lang={lang}>
            {heading}
          </h2>
          <p className="tiny muted clamp1" lang={lang}>
            {workTitle}
          </p>
        </div>
        <IconButton icon="text" label={texts.text()} tooltip="none" className="only-wide" data-reader-do="text" />
        <IconButton icon="help" label={texts.help()} tooltip="none" className="only-wide" data-reader-do="help" />
        <IconButton icon="gear" label={texts.settings()} tooltip="none" data-reader-do="settings" />
      </header>
      <div className="reader-stage">
        <ol className="reader-pages" aria-label={texts.pages()}>
          {pages.map((page, index) => (
            <PreviewPage key={page.key} page={page} number={index + 1} isStrip={direction === 'TOP_TO_BOTTOM'} />
          ))}
        </ol>
      </div>
      <Edges direction={direction} />
      <footer className="reader-bar reader-bar--bottom">
        <ul className="filmstrip" data-reader-filmstrip="" aria-label={texts.thumbnails()} />
        <div className="reader-row">
          <Layouts />
          <input
            className="reader-slider"
            data-reader-slider=""
            type="range"
            min={1}
            max={pages.length}
            defaultValue={1}
            aria-label={texts.page()}
          />
          <output className="reader-output num" data-reader-output="" aria-live="polite">
            1<span> / {pages.length}</span>
          </output>
          <span className="reader-percent num">
            <b data-reader-percent="">0</b>
            <i>%</i>
          </span>
        </div>
      </footer>
      <section className="reader-end" data-reader-end="" aria-label={texts.endLabel()}>
        <div className="preview__end stack">
          {afterword.trim() ? (
            <p className="balloon pre" lang={lang}>
              {afterword}
            </p>
          ) : null}
          <p className="small muted">{endWords}</p>
          <Button variant="ink" onClick={onClose}>
            {closeWords}
          </Button>
        </div>
      </section>
      <div className="reader-note" role="status" />
    </div>
  );
}

function PreviewPage({ page, number, isStrip }: { page: PreviewedPage; number: number; isStrip: boolean }) {
  const { reader: texts } = useTexts(readerPreviewTexts);
  const lang = useWorkLanguage();
  const { image } = page;
  if (!image) return null;
  const parts = image.slices && image.slices.length > 0 ? image.slices : [image];
  const wide = isWidePicture(image) ? { 'data-wide': '' } : {};
  return (
    <li
      className="page"
      data-page={number}
      data-width={image.width}
      data-height={image.height}
      data-thumb={image.url}
      {...wide}
      {...(page.noSplit ? { 'data-no-split': '' } : {})}
    >
      {parts.map((part, index) => (
        <img
          key={part.url}
          src={part.url}
          srcSet={part.srcSet || undefined}
          sizes={isStrip ? '(min-width: 800px) 800px, 100vw' : '(orientation: landscape) 50vw, 100vw'}
          width={part.width}
          height={part.height}
          alt={index === 0 ? page.altText || texts.pageAlt({ number: `${number}` }) : ''}
          lang={index === 0 && page.altText ? lang : undefined}
          decoding="async"
        />
      ))}
      {page.transcript ? (
        <p data-transcript="" hidden lang={lang}>
          {page.transcript}
        </p>
      ) : null}
    </li>
  );
}

/** Next lies where the eye goes: at the left in a right-to-left work. */
function Edges({ direction }: { direction: ScrollDirection }) {
  const { reader: texts } = useTexts(readerPreviewTexts);
  const isNextLeft = direction === 'RIGHT_TO_LEFT';
  return (
    <>
      <button
        className="edge edge--l"
        type="button"
        data-reader-do="left"
        aria-label={isNextLeft ? texts.nextPage() : texts.previousPage()}
      >
        <span>
          <Icon name="left" size="lg" />
        </span>
        <b>{isNextLeft ? texts.next() : texts.back()}</b>
      </button>
      <button
        className="edge edge--r"
        type="button"
        data-reader-do="right"
        aria-label={isNextLeft ? texts.previousPage() : texts.nextPage()}
      >
        <span>
          <Icon name="right" size="lg" />
        </span>
        <b>{isNextLeft ? texts.back() : texts.next()}</b>
      </button>
      <div className="reader-rail" aria-hidden="true">
        <i />
      </div>
    </>
  );
}

function Layouts() {
  const { reader: texts } = useTexts(readerPreviewTexts);
  return (
    <>
      <fieldset className="seg only-wide plain-set" aria-label={texts.layout()}>
        <button type="button" data-reader-do="layout:spread" aria-pressed="false">
          <Icon name="spread" size="sm" />
          {texts.spread()}
        </button>
        <button type="button" data-reader-do="layout:single" aria-pressed="false">
          <Icon name="single" size="sm" />
          {texts.single()}
        </button>
        <button type="button" data-reader-do="layout:scroll" aria-pressed="false">
          <Icon name="scroll" size="sm" />
          {texts.scroll()}
        </button>
      </fieldset>
      <button
        className="icon-btn only-wide reader-when-spread"
        type="button"
        data-reader-do="shift"
        aria-label={texts.shift()}
      >
        <Icon name="offset" />
      </button>
    </>
  );
}
