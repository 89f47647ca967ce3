import { RadioCards, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { useRef, useState } from 'react';
import type { SavedEpisodeFieldsFragment } from '../../gql/graphql.ts';
import type { EpisodeDraft, Release, SavedEpisode } from '../draft/episodeDraft.ts';
import { FansOrSale, useReturnedFocus } from '../../prices/index.ts';
import { ArchiveDialog, fromJst, onThisClock, tomorrowEvening, toJst, useArchive } from '../../episodes/index.ts';

export interface ReleaseBoxProps {
  /** The present, in milliseconds. */
  now: number;
  draft: EpisodeDraft;
  saved: SavedEpisode | null;
  onChange: (patch: Partial<EpisodeDraft>) => void;
  /** What the episode is called. */
  name: string;
  /** The server archived the episode, or gave it back. */
  onArchived: (episode: SavedEpisodeFieldsFragment) => void;
}

/** Who can read the episode, and from when. */
export function ReleaseBox(props: ReleaseBoxProps) {
  const { draft, name, saved, onChange, onArchived } = props;
  const archiving = useArchive(saved?.id ?? '', onArchived);
  const [asksToArchive, setAsksToArchive] = useState(false);
  const [asksWhich, setAsksWhich] = useState(false);
  const box = useRef<HTMLElement>(null);
  useReturnedFocus(box, asksWhich);
  return (
    <section ref={box} className="box stack" aria-labelledby="release-heading">
      <h2 id="release-heading">Release</h2>
      {asksWhich ? (
        <FansOrSale
          sale={draft.sale}
          release={draft.release}
          onLeave={() => setAsksWhich(false)}
          onContinue={(choice) => {
            setAsksWhich(false);
            if (choice === 'FANS') onChange({ release: 'FAN_ONLY', sale: { ...draft.sale, isForSale: false } });
          }}
        />
      ) : (
        <Releases {...props} onPaidForFans={() => setAsksWhich(true)} onSoldToDraft={() => setAsksToArchive(true)} />
      )}
      {saved ? (
        <ArchiveDialog
          open={asksToArchive}
          name={name}
          buyerCount={saved.buyerCount}
          instead="DRAFT"
          isBusy={archiving.isPending}
          onClose={() => setAsksToArchive(false)}
          onArchive={() => archiving.archive({ onSettled: () => setAsksToArchive(false) })}
        />
      ) : null}
    </section>
  );
}

interface ReleasesProps extends ReleaseBoxProps {
  /** Fans only was chosen for an episode with a price. */
  onPaidForFans: () => void;
  /** Draft was chosen for an episode that was bought. */
  onSoldToDraft: () => void;
}

function Releases({ now, draft, saved, onChange, onPaidForFans, onSoldToDraft }: ReleasesProps) {
  const instant = fromJst(draft.publishAt);
  const isPublic = saved?.status === 'PUBLIC' || saved?.status === 'FAN_ONLY';
  const isSold = saved !== null && saved.buyerCount > 0;

  function choose(release: Release): void {
    if (release === 'FAN_ONLY' && draft.sale.isForSale) onPaidForFans();
    else if (release === 'DRAFT' && isSold) onSoldToDraft();
    else onChange({ release, ...firstTime(release, draft) });
  }

  return (
    <>
      <RadioCards<Release>
        legend="Status"
        legendHidden
        name="release"
        value={draft.release}
        onChange={(event) => choose(event.target.value as Release)}
        options={[
          {
            value: 'DRAFT',
            label: 'Draft',
            description: isSold ? 'Not once it was bought' : 'Only you',
            offBecause: saved && !saved.canChangeStatusToDraft && !isSold ? whyNot(saved, noDraft(saved)) : undefined,
          },
          {
            value: 'SCHEDULED',
            label: 'Scheduled',
            description: instant ? <span lang="ja">{formatExact(instant)}</span> : 'At a time you choose',
            offBecause: isPublic ? 'It is already public.' : undefined,
          },
          {
            value: 'FAN_ONLY',
            label: 'Fans only',
            description: draft.sale.isForSale ? 'Not with a price' : 'Readers who watch you',
            offBecause:
              // A price can be taken away with the same save.
              saved && !saved.canChangeStatusToFanOnly && saved.price === null
                ? whyNot(saved, 'A work in a contest is open to all.')
                : undefined,
          },
          {
            value: 'PUBLIC',
            label: 'Public',
            description: saved?.status === 'PUBLIC' ? 'Everybody' : 'Everybody, now',
          },
        ]}
      />
      {draft.release === 'SCHEDULED' ? (
        <TextField
          id="publish-at"
          type="datetime-local"
          label="Goes public"
          labelEnd="JST"
          min={toJst(new Date(now).toISOString())}
          value={draft.publishAt}
          hint={instant ? onThisClock(instant) : 'To the minute, up to a year ahead.'}
          onChange={(event) => onChange({ publishAt: event.target.value })}
        />
      ) : null}
    </>
  );
}

/** What keeps an episode where it is: staff, or else a contest. */
function whyNot({ status }: SavedEpisode, inContest: string): string {
  return status === 'SUSPENDED' ? 'Staff suspended this episode.' : inContest;
}

/** One that has a price may be on its way to its first buyer, who keeps it. */
const noDraft = ({ price }: SavedEpisode): string =>
  price === null
    ? "The contest's judges are reading it."
    : "Somebody is buying it at this moment, or a contest's judges are reading it.";

function firstTime(release: Release, draft: EpisodeDraft): Partial<EpisodeDraft> {
  return release === 'SCHEDULED' && draft.publishAt === '' ? { publishAt: tomorrowEvening() } : {};
}
