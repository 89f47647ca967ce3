import { Button, Dialog, RadioCards, TextField } from '@komawari/ui/components';
import type { SellingRates } from '@komawari/ui/salePrice';
import { useState } from 'react';
import type { SalesInfoInput } from '../../gql/graphql.ts';
import { PriceAndShare, priceProblem, readWhole } from '../../prices/index.ts';
import { episodesInWords } from '../statusChanges.ts';
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

const ways = [
  { value: 'PRICE', label: 'One price for all', description: 'Each of them costs the same' },
  { value: 'FREE', label: 'No price', description: 'Everybody reads all of their pages' },
] as const;

/** Asks what several episodes cost from now on. */
export function PriceDialog({ selected, rates, isBusy, onClose, onConfirm }: PriceDialogProps) {
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
      title={`Set the price of ${episodesInWords(selected.length)}?`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep as they are
          </Button>
          <Button variant="primary" busy={isBusy} busyWord="Saving" onClick={confirm}>
            {way === 'PRICE' ? 'Set price' : 'Take the price away'}
          </Button>
        </>
      }
    >
      <div className="stack">
        {hasPrices && rates ? (
          <RadioCards<Way>
            legend="Price or none"
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
              label="Paid after page"
              inputMode="numeric"
              autoComplete="off"
              className="num"
              value={freePages}
              error={isTried ? wrongPages : undefined}
              hint="Everybody reads the pages up to it. 0 makes every page paid."
              onChange={(event) => setFreePages(event.target.value)}
            />
          </>
        ) : (
          <p>Everybody reads all of their pages at once.</p>
        )}
        {selected.some(({ buyerCount }) => buyerCount > 0) ? (
          <p>Who bought one keeps it, and the sales so far stay as they are.</p>
        ) : null}
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
  return pages === null || pages < 0 ? 'Write how many pages everybody reads, such as 8, or 0 for none.' : undefined;
}
