import { IconSprite } from '@komawari/ui/icons';
import { getLanguage } from '@komawari/ui/language';
import { trustMarkup } from '@komawari/ui/trusted';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface PreviewFrameProps {
  title: string;
  /** The window it is drawn for, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/** How high the page is taken to be before anybody measured it. */
const UNMEASURED = 480;

const makePage = trustMarkup(
  'komawari-preview',
  () => `<!doctype html><html lang="${getLanguage()}"><head></head><body></body></html>`,
);

/**
 * Draws a page in a window of its own width, so that its media queries hold, and scales it into the room there is.
 * Nothing in it can be clicked or reached by keyboard: it is a picture of a page. An element marked `data-preview-start`
 * is scrolled to, where the page begins with what the form is not about.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const room = useSize(box, 'clientWidth', width);
  const height = useSize(page, 'offsetHeight', UNMEASURED);
  const isMeasured = height !== UNMEASURED;
  const scale = Math.min(1, room / width);
  // React writes attributes as texts, and this one takes none but trusted markup.
  const fill = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) frame.srcdoc = makePage('');
  }, []);

  useEffect(
    function showStart() {
      const start = page?.querySelector<HTMLElement>('[data-preview-start]');
      if (start && isMeasured) scrollWindowOf(box, start.offsetTop * scale);
    },
    [page, box, scale, isMeasured],
  );

  return (
    <div ref={setBox} className="preview-pane__page" style={{ height: Math.ceil(height * scale) }}>
      {/* Only our own components are drawn in it, by this page: a sandbox would shut out nothing but the checks of a11y. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        tabIndex={-1}
        ref={fill}
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          // The empty document it begins with is none of ours.
          if (contentDocument?.URL !== 'about:srcdoc') return;
          void dress(contentDocument).then(() => setBody(contentDocument.body));
        }}
      />
      {body
        ? createPortal(
            <div ref={setPage} inert>
              <IconSprite />
              {children}
            </div>,
            body,
          )
        : null}
    </div>
  );
}

/** Scrolls what the page is shown in. */
function scrollWindowOf(box: HTMLElement | null, top: number): void {
  if (box?.parentElement) box.parentElement.scrollTop = top;
}

/** Gives the page the styles and the theme of this one; done when the styles are there, so that nothing moves after that. */
async function dress(page: Document): Promise<void> {
  const { theme } = document.documentElement.dataset;
  if (theme) page.documentElement.dataset['theme'] = theme;
  const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
    page.importNode(sheet, true),
  );
  const loaded = sheets
    .filter(({ tagName }) => tagName === 'LINK')
    .map(
      (sheet) =>
        new Promise<void>((resolve) => {
          sheet.addEventListener('load', () => resolve());
          sheet.addEventListener('error', () => resolve());
        }),
    );
  page.head.append(...sheets);
  await Promise.all(loaded);
}

/** A measure of an element, as it is and as it changes. */
function useSize(element: HTMLElement | null, measure: 'clientWidth' | 'offsetHeight', initial: number): number {
  const [size, setSize] = useState(initial);
  useEffect(
    function follow() {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => setSize(element[measure] || initial));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element, measure, initial],
  );
  return size;
}
