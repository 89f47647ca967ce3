import { Button, Menu } from '@komawari/ui/components';
import type { IconName } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import worksTexts from '../../messages/works.js';
import { useIsPhone } from '../../shared/useIsPhone.ts';
import { MOST_AT_ONCE, possibleChanges, changeLabels, type ChosenChange } from '../statusChanges.ts';
import { useSalesTerms } from '../../prices/index.ts';
import type { usePriceChange } from '../usePriceChange.ts';
import type { useStatusChange } from '../useStatusChange.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { StatusChangeDialog } from './StatusChangeDialog.tsx';

const icons: Record<ChosenChange, IconName> = {
  PUBLIC: 'globe',
  SCHEDULED: 'clock',
  FAN_ONLY: 'users',
  DRAFT: 'lock',
  TRASH: 'trash',
};

export interface SelectedEpisodesProps {
  selected: readonly ListedEpisode[];
  /** How many are listed. */
  listed: number;
  changing: ReturnType<typeof useStatusChange>;
  pricing: ReturnType<typeof usePriceChange>;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done to the selected episodes together. */
export function SelectedEpisodes(props: SelectedEpisodesProps) {
  return props.selected.length === 0 ? null : <Chosen {...props} />;
}

function Chosen({ selected, listed, changing, pricing, onSelectAll, onClear }: SelectedEpisodesProps) {
  const { selection: texts } = useTexts(worksTexts);
  const [asked, setAsked] = useState<ChosenChange | null>(null);
  const [asksPrice, setAsksPrice] = useState(false);
  const isPhone = useIsPhone();
  const rates = useSalesTerms().data?.salesTerms ?? null;
  const canPrice = rates !== null || selected.some(({ salesInfo }) => salesInfo);
  const count = selected.length;
  const changes = possibleChanges(selected);
  return (
    <fieldset className="selection episodes__selection" aria-label={texts.label()}>
      <output className="strong num">{texts.count({ count })}</output>
      <div className="row row--tight">
        <Button variant="quiet" onClick={onSelectAll} hidden={count >= Math.min(listed, MOST_AT_ONCE)}>
          {texts.all()}
        </Button>
        {isPhone ? null : (
          <ChangeButtons changes={changes} onAsk={setAsked} onPrice={canPrice ? () => setAsksPrice(true) : null} />
        )}
        <Button variant="quiet" onClick={onClear}>
          {texts.clear()}
        </Button>
        {isPhone ? (
          <Menu
            label={texts.change()}
            items={[
              ...(canPrice
                ? [{ label: texts.setPrice(), icon: 'yen' as const, onSelect: () => setAsksPrice(true) }]
                : []),
              ...changes.map((change) => ({
                label: changeLabels(change).label,
                icon: icons[change],
                destructive: change === 'TRASH',
                onSelect: () => setAsked(change),
              })),
            ]}
          />
        ) : null}
      </div>
      {asked ? (
        <StatusChangeDialog
          key={asked}
          change={asked}
          count={count}
          isBusy={changing.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(publishAt) =>
            changing.run(
              { change: asked, ids: selected.map(({ id }) => id), publishAt },
              { onSuccess: onClear, onSettled: () => setAsked(null) },
            )
          }
        />
      ) : null}
      {asksPrice ? (
        <PriceDialog
          selected={selected}
          rates={rates}
          isBusy={pricing.isPending}
          onClose={() => setAsksPrice(false)}
          onConfirm={(salesInfo) =>
            pricing.run(
              { ids: selected.map(({ id }) => id), salesInfo },
              { onSuccess: onClear, onSettled: () => setAsksPrice(false) },
            )
          }
        />
      ) : null}
    </fieldset>
  );
}

function ChangeButtons({
  changes,
  onAsk,
  onPrice,
}: {
  changes: readonly ChosenChange[];
  onAsk: (change: ChosenChange) => void;
  /** Null where no price can be set or taken away. */
  onPrice: (() => void) | null;
}) {
  const { selection: texts } = useTexts(worksTexts);
  return (
    <>
      {onPrice ? (
        <Button icon="yen" onClick={onPrice}>
          {texts.setPrice()}
        </Button>
      ) : null}
      {changes.map((change) => (
        <Button
          key={change}
          icon={icons[change]}
          onClick={() => onAsk(change)}
          {...(change === 'TRASH' ? { variant: 'danger' as const } : {})}
        >
          {changeLabels(change).label}
        </Button>
      ))}
    </>
  );
}
