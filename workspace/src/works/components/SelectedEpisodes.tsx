import { Button, Menu } from '@komawari/ui/components';
import type { IconName } from '@komawari/ui/icons';
import { useState } from 'react';
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

const SET_PRICE = 'Set price…';

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
  const [asked, setAsked] = useState<ChosenChange | null>(null);
  const [asksPrice, setAsksPrice] = useState(false);
  const isPhone = useIsPhone();
  const rates = useSalesTerms().data?.salesTerms ?? null;
  const canPrice = rates !== null || selected.some(({ salesInfo }) => salesInfo);
  const count = selected.length;
  const changes = possibleChanges(selected);
  return (
    <fieldset className="selection episodes__selection" aria-label="Selected episodes">
      <output className="strong num">{count} selected</output>
      <div className="row row--tight">
        <Button variant="quiet" onClick={onSelectAll} hidden={count >= Math.min(listed, MOST_AT_ONCE)}>
          Select all
        </Button>
        {isPhone ? null : (
          <ChangeButtons changes={changes} onAsk={setAsked} onPrice={canPrice ? () => setAsksPrice(true) : null} />
        )}
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
        {isPhone ? (
          <Menu
            label="Change the selected episodes"
            items={[
              ...(canPrice ? [{ label: SET_PRICE, icon: 'yen' as const, onSelect: () => setAsksPrice(true) }] : []),
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
  return (
    <>
      {onPrice ? (
        <Button icon="yen" onClick={onPrice}>
          {SET_PRICE}
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
