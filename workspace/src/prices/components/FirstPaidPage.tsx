import { FieldMessage } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useId, useState } from 'react';
import pricesTexts from '../../messages/prices.js';
import { freeAndPaid, whatGuestsGet } from '../pagesInWords.ts';
import { firstPaidPageProblem } from '../saleProblems.ts';
import { markedPage, shownFirstPaidPage, type SaleDraft } from '../saleDraft.ts';
import { PageStrip, type StripPage } from './PageStrip.tsx';
import { Stepper } from './Stepper.tsx';

/** Where the number of the first paid page stands on the page. */
export const FIRST_PAID_PAGE_FIELD = 'first-paid-page';

export interface FirstPaidPageProps {
  sale: SaleDraft;
  pages: readonly StripPage[];
  /** What the server or a try to save says is wrong. */
  error: string | undefined;
  onChange: (firstPaidPage: string) => void;
}

/** From which page on an episode is paid: a number, and the same as a marker between the pages. */
export function FirstPaidPage({ sale, pages, error, onChange }: FirstPaidPageProps) {
  const { firstPaid: texts } = useTexts(pricesTexts);
  const [isLeft, setIsLeft] = useState(false);
  const wordsId = useId();
  const count = pages.length;
  const marked = markedPage(sale, count);
  const wrong = error ?? (isLeft ? firstPaidPageProblem(sale.firstPaidPage, count) : undefined);

  function change(text: string): void {
    setIsLeft(false);
    onChange(text);
  }

  return (
    <div className="sale__part">
      <div className="row spread">
        <div>
          <h3 className="sale__heading">{texts.title()}</h3>
          <p className="small muted num">{count > 0 ? freeAndPaid(marked, count) : texts.noPages()}</p>
        </div>
        {count > 0 ? (
          <Stepper
            id={FIRST_PAID_PAGE_FIELD}
            label={texts.title()}
            earlier={texts.earlier()}
            later={texts.later()}
            value={shownFirstPaidPage(sale, count)}
            from={marked}
            min={1}
            max={count}
            isWrong={wrong !== undefined}
            wordsId={wordsId}
            onChange={change}
            onBlur={() => setIsLeft(true)}
          />
        ) : null}
      </div>
      {count > 0 ? <PageStrip pages={pages} marked={marked} onMark={(page) => change(String(page))} /> : null}
      <FieldMessage
        id={wordsId}
        error={wrong}
        hint={count > 0 ? texts.drag({ guests: whatGuestsGet(marked) }) : texts.addPages()}
      />
    </div>
  );
}
