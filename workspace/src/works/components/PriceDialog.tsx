import { Button, Dialog, RadioCards, TextField } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import type { SellingRates } from '@komawari/ui/salePrice';
import { useState } from 'react';
import type { SalesInfoInput } from '../../gql/graphql.ts';
import worksTexts from '../../messages/works.js';
import { PriceAndShare, priceProblem, readWhole } from '../../prices/index.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';

export interface PriceDialogProps {
  selected: readonly ListedEpisode[];
  /** Null where selling is closed: a price can only be taken away. */
  rates: SellingRates | null;
  isBusy: boolean;
  onClose: () => void;
  /** Null takes the price away. */
  onConfirm: (salesInfo: SalesInfoInput | null) => void;
}

type Way = 'PRICE' | 'FREE';

/** Asks what several episodes cost from now on. */
export function PriceDialog({ selected, rates, isBusy, onClose, onConfirm }: PriceDialogProps) {
  const { prices: texts, selection } = useTexts(worksTexts);
  const ways = [
    { value: 'PRICE', label: texts.one(), description: texts.oneHint() },
    { value: 'FREE', label: texts.none(), description: texts.noneHint() },
  ] as const;
  const hasPrices = selected.some(({ salesInfo }) => salesInfo);
  const [way, setWay] = useState<Way>(rates ? 'PRICE' : 'FREE');
  const [price, setPrice] = useState(() => shared(selected.map(({ salesInfo }) => salesInfo?.price)));
  const [freePages, setFreePages] = useState(() =>
    shared(selected.map(({ salesInfo }) => salesInfo?.pagesChargedFrom)),
  );
  const [isTried, setIsTried] = useState(false);
  const wrongPages = freePagesProblem(freePages);

  function confirm(): void {
    if (way === 'FREE') return onConfirm(null);
    const [yen, pages] = [readWhole(price), readWhole(freePages)];
    setIsTried(true);
    if (yen === null || pages === null || priceProblem(price) || wrongPages) return undefined;
    return onConfirm({ price: yen, pagesChargedFrom: pages });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.ask({ count: selected.length })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {selection.keep()}
          </Button>
          <Button variant="primary" busy={isBusy} busyWord={texts.saving()} onClick={confirm}>
            {way === 'PRICE' ? texts.set() : texts.takeAway()}
          </Button>
        </>
      }
    >
      <div className="stack">
        {hasPrices && rates ? (
          <RadioCards<Way>
            legend={texts.priceOrNone()}
            legendHidden
            name="price-or-none"
            value={way}
            onChange={(event) => setWay(event.target.value as Way)}
            options={ways}
          />
        ) : null}
        {way === 'PRICE' && rates ? (
          <>
            <PriceAndShare
              id="bulk-price"
              rates={rates}
              value={price}
              error={isTried ? priceProblem(price) : undefined}
              onChange={setPrice}
            />
            <TextField
              label={texts.paidAfter()}
              inputMode="numeric"
              autoComplete="off"
              className="num"
              value={freePages}
              error={isTried ? wrongPages : undefined}
              hint={texts.paidAfterHint()}
              onChange={(event) => setFreePages(event.target.value)}
            />
          </>
        ) : (
          <p>{texts.freeAtOnce()}</p>
        )}
        {selected.some(({ buyerCount }) => buyerCount > 0) ? <p>{texts.bought()}</p> : null}
      </div>
    </Dialog>
  );
}

/** What all have in common, as it is typed; nothing where they differ, or have nothing. */
function shared(values: readonly (number | undefined)[]): string {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? String(first) : '';
}

function freePagesProblem(text: string): string | undefined {
  const pages = readWhole(text);
  return pages === null || pages < 0 ? textsOf(worksTexts).prices.wrongPages() : undefined;
}
