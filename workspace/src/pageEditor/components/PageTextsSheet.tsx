import { Button, Picture, Sheet, TextArea } from '@komawari/ui/components';
import { limits } from '@komawari/ui/limits';
import type { DraftPage } from '../pages.ts';
import { capital, usePageWords } from '../pageWords.ts';

export interface PageTextsSheetProps {
  pages: readonly DraftPage[];
  /** Key of the page, or null while the sheet is closed. */
  pageKey: string | null;
  onShow: (key: string) => void;
  onChange: (key: string, texts: { altText?: string; transcript?: string }) => void;
  onClose: () => void;
}

/** What a page shows, in words: for readers who do not see it, and for the text view. */
export function PageTextsSheet({ pages, pageKey, onShow, onChange, onClose }: PageTextsSheetProps) {
  const words = usePageWords();
  const index = pages.findIndex((page) => page.key === pageKey);
  const page = pages[index];
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <Sheet open={page !== undefined} onClose={onClose} title={`${capital(words.one)} ${index + 1} in words`}>
      {page ? (
        <div className="stack">
          <span className="texts__page tone">
            {page.image ? <Picture source={page.image} sizes="320px" alt="" eager /> : null}
          </span>
          <TextArea
            label="Description"
            lang="ja"
            hint="What is drawn, for readers who do not see it."
            maxCharacters={limits.pageAltText.max}
            value={page.altText}
            onChange={(event) => onChange(page.key, { altText: event.target.value })}
          />
          {words.isPage ? (
            <TextArea
              label="Dialogue"
              lang="ja"
              hint="What is said, in reading order. It can be found in search."
              maxCharacters={limits.pageTranscript.max}
              value={page.transcript}
              onChange={(event) => onChange(page.key, { transcript: event.target.value })}
            />
          ) : null}
          <div className="row spread">
            <Button
              variant="quiet"
              icon="left"
              disabled={!previous}
              reasonId="texts-end"
              onClick={() => previous && onShow(previous.key)}
            >
              Previous {words.one}
            </Button>
            <Button variant="ink" disabled={!next} reasonId="texts-end" onClick={() => next && onShow(next.key)}>
              Next {words.one}
            </Button>
          </div>
          <p className="hint" id="texts-end">
            {capital(words.one)} {index + 1} of {pages.length}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}
