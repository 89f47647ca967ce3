import { Button, Menu } from '@komawari/ui/components';
import type { IconName } from '@komawari/ui/icons';
import { useState } from 'react';
import { useIsPhone } from '../../shared/useIsPhone.ts';
import { MOST_AT_ONCE, possibleChanges, changeLabels, type ChosenChange } from '../statusChanges.ts';
import type { useStatusChange } from '../useStatusChange.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';
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
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done to the selected episodes together. */
export function SelectedEpisodes({ selected, listed, changing, onSelectAll, onClear }: SelectedEpisodesProps) {
  const [asked, setAsked] = useState<ChosenChange | null>(null);
  const isPhone = useIsPhone();
  if (selected.length === 0) return null;
  const count = selected.length;
  const changes = possibleChanges(selected);
  return (
    <fieldset className="selection episodes__selection" aria-label="Selected episodes">
      <output className="strong num">{count} selected</output>
      <div className="row row--tight">
        <Button variant="quiet" onClick={onSelectAll} hidden={count >= Math.min(listed, MOST_AT_ONCE)}>
          Select all
        </Button>
        {isPhone ? null : <ChangeButtons changes={changes} onAsk={setAsked} />}
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
        {isPhone ? (
          <Menu
            label="Change the selected episodes"
            items={changes.map((change) => ({
              label: changeLabels(change).label,
              icon: icons[change],
              destructive: change === 'TRASH',
              onSelect: () => setAsked(change),
            }))}
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
    </fieldset>
  );
}

function ChangeButtons({
  changes,
  onAsk,
}: {
  changes: readonly ChosenChange[];
  onAsk: (change: ChosenChange) => void;
}) {
  return changes.map((change) => (
    <Button
      key={change}
      icon={icons[change]}
      onClick={() => onAsk(change)}
      {...(change === 'TRASH' ? { variant: 'danger' as const } : {})}
    >
      {changeLabels(change).label}
    </Button>
  ));
}
