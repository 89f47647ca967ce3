import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useState } from 'react';
import { ChangeEpisodePrices } from '../episodes/index.ts';
import type { SalesInfoInput } from '../gql/graphql.ts';
import worksTexts from '../messages/works.js';
import { useRefresh } from '../shared/useRefresh.ts';
import type { PartlyChanged } from './useStatusChange.ts';

/** Which episodes get which price; null takes it away. */
interface AskedPrice {
  ids: readonly string[];
  salesInfo: SalesInfoInput | null;
}

function doneInWords(salesInfo: SalesInfoInput | null | undefined, count: number): string {
  const { prices } = textsOf(worksTexts);
  return salesInfo ? prices.forSale({ count, price: salesInfo.price }) : prices.madeFree({ count });
}

/** Gives several episodes of a work one price. What stayed is kept until the next change, to be shown with its reasons. */
export function usePriceChange(workId: string) {
  const refresh = useRefresh();
  const [partly, setPartly] = useState<PartlyChanged | null>(null);
  const mutation = useMutation(ChangeEpisodePrices, {
    onSuccess({ changeEpisodePrices: { answers, problems } }, { input }) {
      if (problems[0]) flash.set({ body: problems[0].message, type: 'error' });
      else tell(input.salesInfo, answers ?? []);
      return refresh('Episode', 'Work');
    },
  });

  function tell(
    salesInfo: SalesInfoInput | null | undefined,
    answers: readonly { id: string; reason?: { message: string } | null }[],
  ): void {
    const stayed = answers.flatMap(({ id, reason }) => (reason ? [{ id, reason: reason.message }] : []));
    const changed = answers.length - stayed.length;
    const done = doneInWords(salesInfo, changed);
    setPartly(stayed.length > 0 ? { done, changed, stayed } : null);
    if (changed > 0) flash.set({ body: done, type: 'success' });
  }

  function run({ ids, salesInfo }: AskedPrice, then: { onSuccess?: () => void; onSettled?: () => void } = {}): void {
    mutation.mutate({ input: { workId, episodeIds: [...ids], salesInfo } }, then);
  }

  return { run, isPending: mutation.isPending, partly, forget: () => setPartly(null) };
}
