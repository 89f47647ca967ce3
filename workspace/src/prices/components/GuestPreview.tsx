import { Paywall } from '@komawari/ui/paywall';
import { priceLimits, splitPrice } from '@komawari/ui/salePrice';
import { useApp } from '../../shared/useApp.ts';
import { readWhole } from '../readWhole.ts';
import { markedPage, type SaleDraft } from '../saleDraft.ts';
import { useSalesTerms } from '../useSalesTerms.ts';
import type { StripPage } from './PageStrip.tsx';

export interface GuestPreviewProps {
  sale: SaleDraft;
  pages: readonly StripPage[];
}

/** The wall as somebody without an account meets it; nothing in it can be pressed. Nothing while the episode is free. */
export function GuestPreview({ sale, pages }: GuestPreviewProps) {
  const { user } = useApp();
  const rates = useSalesTerms().data?.salesTerms;
  if (!sale.isForSale || !rates || !user || pages.length === 0) return null;
  const marked = markedPage(sale, pages.length);
  const typed = readWhole(sale.price);
  const price = typed === null ? priceLimits.min : Math.max(priceLimits.min, Math.min(typed, priceLimits.max));
  return (
    <section className="stack stack--sm" aria-labelledby="guest-preview-heading">
      <div className="row spread">
        <h2 id="guest-preview-heading" className="guest-preview__heading">
          What a guest sees
        </h2>
        <span className="tiny muted num">{marked === 1 ? 'at once' : `after page ${marked - 1}`}</span>
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
            isTest: false,
            lang: 'ja',
          }}
        >
          <span className="btn btn--primary btn--wide">Sign in to buy</span>
        </Paywall>
      </div>
    </section>
  );
}
