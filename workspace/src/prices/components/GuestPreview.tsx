import { useTexts } from '@komawari/ui/language/react';
import { Paywall } from '@komawari/ui/paywall';
import { splitPrice } from '@komawari/ui/salePrice';
import { useState } from 'react';
import pricesTexts from '../../messages/prices.js';
import { useApp } from '../../shared/useApp.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { readWhole } from '../readWhole.ts';
import { markedPage, type SaleDraft } from '../saleDraft.ts';
import { priceProblem } from '../saleProblems.ts';
import { useSalesTerms } from '../useSalesTerms.ts';
import type { StripPage } from './PageStrip.tsx';

export interface GuestPreviewProps {
  sale: SaleDraft;
  pages: readonly StripPage[];
}

/** The wall as somebody without an account meets it; nothing in it can be pressed. Nothing while there is no price. */
export function GuestPreview({ sale, pages }: GuestPreviewProps) {
  const { guest } = useTexts(pricesTexts);
  const lang = useWorkLanguage();
  const { user } = useApp();
  const rates = useSalesTerms().data?.salesTerms;
  const price = useLastPrice(sale.price);
  if (!sale.isForSale || !rates || !user || pages.length === 0 || price === null) return null;
  const marked = markedPage(sale, pages.length);
  return (
    <section className="stack stack--sm" aria-labelledby="guest-preview-heading">
      <div className="row spread">
        <h2 id="guest-preview-heading" className="guest-preview__heading">
          {guest.title()}
        </h2>
        <span className="tiny muted num">{marked === 1 ? guest.atOnce() : guest.afterPage({ page: marked - 1 })}</span>
      </div>
      <div className="guest-preview" inert>
        <Paywall
          offer={{
            price,
            freePages: marked - 1,
            pageCount: pages.length,
            appeal: sale.appeal.trim(),
            creator: { displayName: user.displayName, iconImage: user.iconImage ?? null },
            creatorReceives: splitPrice(price, rates).creatorShare,
            picture: pages[marked - 1]?.image ?? null,
            isTest: rates.isTest,
            lang,
          }}
        >
          <span className="btn btn--primary btn--wide">{guest.signIn()}</span>
        </Paywall>
      </div>
    </section>
  );
}

/** The price, or while something is wrong with what is typed the last one that was right; null before the first. */
function useLastPrice(text: string): number | null {
  const price = priceProblem(text) ? null : readWhole(text);
  const [last, setLast] = useState(price);
  if (price !== null && price !== last) setLast(price);
  return price ?? last;
}
