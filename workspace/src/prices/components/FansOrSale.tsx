import { Button, Notice, RadioCards } from '@komawari/ui/components';
import { formatCount, formatYen, nounFor } from '@komawari/ui/format';
import { useEffect, useRef, useState } from 'react';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import { readWhole } from '../readWhole.ts';
import type { SaleDraft } from '../saleDraft.ts';
import { useSalesTerms } from '../useSalesTerms.ts';

/** Who an episode is for. */
export type FansOrSaleChoice = 'FANS' | 'SALE';

export interface FansOrSaleProps {
  sale: SaleDraft;
  /** What the episode is released as, which stays until one of both is chosen. */
  release: EpisodeStatus;
  onLeave: () => void;
  onContinue: (choice: FansOrSaleChoice) => void;
}

const forSale: Partial<Record<EpisodeStatus, string>> = {
  DRAFT: 'For sale, a draft for now',
  SCHEDULED: 'For sale, scheduled',
};

/** Fans only and a price were both wanted: nothing has changed, and one of them is chosen. */
export function FansOrSale({ sale, release, onLeave, onContinue }: FansOrSaleProps) {
  const [choice, setChoice] = useState<FansOrSaleChoice>(release === 'FAN_ONLY' ? 'FANS' : 'SALE');
  const viewer = useSalesTerms().data?.viewer;
  const price = readWhole(sale.price);
  const question = useRef<HTMLDivElement>(null);

  // What was pressed is gone, and the question may stand below the edge of its column.
  useEffect(function takeFocus() {
    question.current?.querySelector<HTMLElement>('input:checked')?.focus();
    question.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div ref={question} className="stack">
      <Notice tone="danger" live>
        <b>An episode is for fans or for sale, not both.</b> Nothing was changed.
      </Notice>
      <RadioCards<FansOrSaleChoice>
        legend="Who it is for"
        legendHidden
        name={`fans-or-sale-from-${release}`}
        value={choice}
        onChange={(event) => setChoice(event.target.value as FansOrSaleChoice)}
        options={[
          {
            value: 'FANS',
            label: 'Fans only, no price',
            description: fansInWords(viewer?.__typename === 'RegisteredViewer' ? viewer.fanCount : 0),
          },
          {
            value: 'SALE',
            label: forSale[release] ?? 'For sale, public',
            description: price === null ? 'Everybody may buy it' : `Everybody may buy it for ${formatYen(price)}`,
          },
        ]}
      />
      <div className="row sale__choice">
        <Button variant="quiet" onClick={onLeave}>
          Leave it as it was
        </Button>
        <Button variant="ink" onClick={() => onContinue(choice)}>
          Continue
        </Button>
      </div>
    </div>
  );
}

function fansInWords(count: number): string {
  if (count === 0) return 'Readers who watch you read it at no charge';
  return `Your ${formatCount(count)} ${nounFor(count, 'fans')} ${count === 1 ? 'reads' : 'read'} it at no charge`;
}
