import { RadioCards, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { useState } from 'react';
import type { EpisodeDraft, Release, SavedEpisode } from '../draft/episodeDraft.ts';
import { FansOrSale } from '../../prices/index.ts';
import { fromJst, onThisClock, tomorrowEvening, toJst } from '../../episodes/index.ts';

export interface ReleaseBoxProps {
  /** The present, in milliseconds. */
  now: number;
  draft: EpisodeDraft;
  saved: SavedEpisode | null;
  onChange: (patch: Partial<EpisodeDraft>) => void;
}

/** Who can read the episode, and from when. */
export function ReleaseBox(props: ReleaseBoxProps) {
  const { draft, onChange } = props;
  const [asksWhich, setAsksWhich] = useState(false);
  return (
    <section className="box stack" aria-labelledby="release-heading">
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
        <Releases {...props} onPaidForFans={() => setAsksWhich(true)} />
      )}
    </section>
  );
}

interface ReleasesProps extends ReleaseBoxProps {
  /** Fans only was chosen for an episode with a price. */
  onPaidForFans: () => void;
}

function Releases({ now, draft, saved, onChange, onPaidForFans }: ReleasesProps) {
  const instant = fromJst(draft.publishAt);
  const isPublic = saved?.status === 'PUBLIC' || saved?.status === 'FAN_ONLY';

  function choose(release: Release): void {
    if (release === 'FAN_ONLY' && draft.sale.isForSale) onPaidForFans();
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
            description: 'Only you',
            offBecause:
              saved && !saved.canChangeStatusToDraft
                ? whyNot(saved, "The contest's judges are reading it.")
                : undefined,
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

function firstTime(release: Release, draft: EpisodeDraft): Partial<EpisodeDraft> {
  return release === 'SCHEDULED' && draft.publishAt === '' ? { publishAt: tomorrowEvening() } : {};
}
