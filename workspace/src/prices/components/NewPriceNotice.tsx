import { Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import pricesTexts from '../../messages/prices.js';
import { priceProblem } from '../saleProblems.ts';
import type { SoldSoFar } from './SaleBox.tsx';

/** What a new price means for those who paid another one. Silent while nobody did, or nothing changes. */
export function NewPriceNotice({ sold, price }: { sold: SoldSoFar; price: number | null }) {
  const { sale } = useTexts(pricesTexts);
  const { buyerCount: count } = sold;
  if (count === 0 || price === null || price === sold.price || priceProblem(String(price))) return null;
  return (
    <Notice live>
      <Sentence text={sold.price === null ? sale.bought({ count, price }) : sale.boughtSoFar({ count, price })} />
    </Notice>
  );
}
