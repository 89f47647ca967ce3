import { RadioCards, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { useRef, useState } from 'react';
import type { EpisodeStatus, SavedEpisodeFieldsFragment } from '../../gql/graphql.ts';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import type { EpisodeDraft, Release, SavedEpisode } from '../draft/episodeDraft.ts';
import { FansOrSale, useReturnedFocus } from '../../prices/index.ts';
import {
  ArchiveDialog,
  fromJst,
  onThisClock,
  StatusLabel,
  statusLabel,
  tomorrowEvening,
  toJst,
  useArchive,
} from '../../episodes/index.ts';

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
  const { release: texts } = useTexts(episodeEditorTexts);
  const { draft, name, saved, onChange, onArchived } = props;
  const archiving = useArchive(saved?.id ?? '', onArchived);
  const [asksToArchive, setAsksToArchive] = useState(false);
  const [asksWhich, setAsksWhich] = useState(false);
  const box = useRef<HTMLElement>(null);
  useReturnedFocus(box, asksWhich);
  return (
    <section ref={box} className="box stack" aria-labelledby="release-heading">
      <h2 id="release-heading">{texts.heading()}</h2>
      {saved?.status === 'SUSPENDED' ? (
        <Suspended />
      ) : asksWhich ? (
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

/** Nothing can be chosen while operators keep the episode from readers; the notice above the form says why they do. */
function Suspended() {
  const { release: texts } = useTexts(episodeEditorTexts);
  return (
    <>
      <p>
        <StatusLabel status="SUSPENDED" />
      </p>
      <p className="small soft">{texts.suspended()}</p>
    </>
  );
}

interface ReleasesProps extends ReleaseBoxProps {
  /** Fans only was chosen for an episode with a price. */
  onPaidForFans: () => void;
  /** Draft was chosen for an episode that was bought. */
  onSoldToDraft: () => void;
}

function Releases({ now, draft, saved, onChange, onPaidForFans, onSoldToDraft }: ReleasesProps) {
  const { release: texts } = useTexts(episodeEditorTexts);
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
      <RadioCards<EpisodeStatus>
        legend={texts.status()}
        legendHidden
        name="release"
        value={draft.release}
        onChange={(event) => choose(event.target.value as Release)}
        options={[
          {
            value: 'DRAFT',
            label: statusLabel('DRAFT'),
            description: isSold ? texts.notBought() : texts.onlyYou(),
            offBecause: saved && !saved.canChangeStatusToDraft && !isSold ? noDraft(saved) : undefined,
          },
          {
            value: 'SCHEDULED',
            label: statusLabel('SCHEDULED'),
            description: instant ? <span lang="ja">{formatExact(instant)}</span> : texts.atATime(),
            offBecause: isPublic ? texts.isPublic() : undefined,
          },
          {
            value: 'FAN_ONLY',
            label: statusLabel('FAN_ONLY'),
            description: draft.sale.isForSale ? texts.notPriced() : texts.fans(),
            offBecause:
              // A price can be taken away with the same save.
              saved && !saved.canChangeStatusToFanOnly && saved.price === null ? texts.inContest() : undefined,
          },
          {
            value: 'PUBLIC',
            label: statusLabel('PUBLIC'),
            description: saved?.status === 'PUBLIC' ? texts.everybody() : texts.everybodyNow(),
          },
        ]}
      />
      {draft.release === 'SCHEDULED' ? (
        <TextField
          id="publish-at"
          type="datetime-local"
          label={texts.goesPublic()}
          labelEnd="JST"
          min={toJst(new Date(now).toISOString())}
          value={draft.publishAt}
          hint={instant ? onThisClock(instant) : texts.upToAYear()}
          onChange={(event) => onChange({ publishAt: event.target.value })}
        />
      ) : null}
    </>
  );
}

/** One that has a price may be on its way to its first buyer, who keeps it. */
function noDraft({ price }: SavedEpisode): string {
  const { release: texts } = textsOf(episodeEditorTexts);
  return price === null ? texts.judged() : texts.bought();
}

function firstTime(release: Release, draft: EpisodeDraft): Partial<EpisodeDraft> {
  return release === 'SCHEDULED' && draft.publishAt === '' ? { publishAt: tomorrowEvening() } : {};
}
