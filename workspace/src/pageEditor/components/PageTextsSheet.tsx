import { Button, Picture, Sheet, TextArea } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import pageEditorTexts from '../../messages/pageEditor.js';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { DraftPage } from '../pages.ts';
import { usePageWords } from '../pageWords.ts';

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
  const { inWords: texts } = useTexts(pageEditorTexts);
  const { what, isPage } = usePageWords();
  const lang = useWorkLanguage();
  const index = pages.findIndex((page) => page.key === pageKey);
  const page = pages[index];
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <Sheet open={page !== undefined} onClose={onClose} title={texts.title({ what, number: `${index + 1}` })}>
      {page ? (
        <div className="stack">
          <span className="texts__page tone">
            {page.image ? <Picture source={page.image} sizes="320px" alt="" eager /> : null}
          </span>
          <TextArea
            label={texts.description()}
            lang={lang}
            hint={texts.descriptionHint()}
            maxCharacters={limits.pageAltText.max}
            value={page.altText}
            onChange={(event) => onChange(page.key, { altText: event.target.value })}
          />
          {isPage ? (
            <TextArea
              label={texts.dialogue()}
              lang={lang}
              hint={texts.dialogueHint()}
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
              {texts.previous({ what })}
            </Button>
            <Button variant="ink" disabled={!next} reasonId="texts-end" onClick={() => next && onShow(next.key)}>
              {texts.next({ what })}
            </Button>
          </div>
          <p className="hint" id="texts-end">
            {texts.position({ what, number: `${index + 1}`, count: `${pages.length}` })}
          </p>
        </div>
      ) : null}
    </Sheet>
  );
}
