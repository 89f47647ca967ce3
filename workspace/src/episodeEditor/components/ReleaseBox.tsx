import { RadioCards, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import type { EpisodeDraft, Release, SavedEpisode } from '../draft/episodeDraft.ts';
import { fromJst, onThisClock, tomorrowEvening, toJst } from '../../episodes/index.ts';

export interface ReleaseBoxProps {
  /** The present, in milliseconds. */
  now: number;
  draft: EpisodeDraft;
  saved: SavedEpisode | null;
  onChange: (patch: Partial<EpisodeDraft>) => void;
}

/** Who can read the episode, and from when. */
export function ReleaseBox({ now, draft, saved, onChange }: ReleaseBoxProps) {
  const instant = fromJst(draft.publishAt);
  const isPublic = saved?.status === 'PUBLIC' || saved?.status === 'FAN_ONLY';
  return (
    <section className="box stack" aria-labelledby="release-heading">
      <h2 id="release-heading">Release</h2>
      <RadioCards<Release>
        legend="Status"
        legendHidden
        name="release"
        value={draft.release}
        onChange={(event) =>
          onChange({ release: event.target.value as Release, ...firstTime(event.target.value, draft) })
        }
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
            description: 'Readers who watch you',
            offBecause:
              saved && !saved.canChangeStatusToFanOnly
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
    </section>
  );
}

/** What keeps an episode where it is: staff, or else a contest. */
function whyNot({ status }: SavedEpisode, inContest: string): string {
  return status === 'SUSPENDED' ? 'Staff suspended this episode.' : inContest;
}

function firstTime(release: string, draft: EpisodeDraft): Partial<EpisodeDraft> {
  return release === 'SCHEDULED' && draft.publishAt === '' ? { publishAt: tomorrowEvening() } : {};
}
