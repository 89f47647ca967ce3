import { Button, Notice, RadioCards } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef, useState } from 'react';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import pricesTexts from '../../messages/prices.js';
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

/** Fans only and a price were both wanted: nothing has changed, and one of them is chosen. */
export function FansOrSale({ sale, release, onLeave, onContinue }: FansOrSaleProps) {
  const { fansOrSale: texts } = useTexts(pricesTexts);
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
        <Sentence text={texts.notBoth()} />
      </Notice>
      <RadioCards<FansOrSaleChoice>
        legend={texts.who()}
        legendHidden
        name={`fans-or-sale-from-${release}`}
        value={choice}
        onChange={(event) => setChoice(event.target.value as FansOrSaleChoice)}
        options={[
          {
            value: 'FANS',
            label: texts.fans(),
            description: texts.fansFree({ count: viewer?.__typename === 'RegisteredViewer' ? viewer.fanCount : 0 }),
          },
          {
            value: 'SALE',
            label: release === 'DRAFT' ? texts.draft() : release === 'SCHEDULED' ? texts.scheduled() : texts.public(),
            description: price === null ? texts.everybody() : texts.everybodyFor({ price }),
          },
        ]}
      />
      <div className="row sale__choice">
        <Button variant="quiet" onClick={onLeave}>
          {texts.leave()}
        </Button>
        <Button variant="ink" onClick={() => onContinue(choice)}>
          {texts.continue()}
        </Button>
      </div>
    </div>
  );
}
