import { Button, Notice } from '@komawari/ui/components';
import { formatTime } from '@komawari/ui/format';
import { execute, flashError } from '@komawari/ui/graphql';
import { flash } from '@komawari/ui/flash';
import { useState } from 'react';
import { draftOf, savedOf } from '../draft/episodeDraft.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import type { Conflict } from '../EpisodeSaver.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';

export interface ConflictNoticeProps {
  saving: Pick<EpisodeSaving, 'conflict' | 'saved' | 'saver' | 'adopt'>;
}

/** Another tab saved first: the creator decides which version lives on. Nothing while there is no such conflict. */
export function ConflictNotice({ saving }: ConflictNoticeProps) {
  return saving.conflict && saving.saved ? (
    <Choice conflict={saving.conflict} episodeId={saving.saved.id} saving={saving} />
  ) : null;
}

interface ChoiceProps extends ConflictNoticeProps {
  conflict: Conflict;
  episodeId: string;
}

function Choice({ conflict, episodeId, saving }: ChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const time = formatTime(conflict.changedAt);

  async function decide(how: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    await how().catch(flashError);
    setIsBusy(false);
  }

  async function keepThis(): Promise<void> {
    if (await saving.saver.keepThis()) flash.set({ body: 'Kept this version', type: 'success' });
  }

  async function loadThat(): Promise<void> {
    const { episode } = await execute(GetWorkspaceEditEpisode, { id: episodeId });
    saving.adopt(draftOf(episode), savedOf(episode));
  }

  return (
    <Notice
      tone="warn"
      icon="alert"
      live
      action={
        <>
          <Button busy={isBusy} onClick={() => void decide(keepThis)}>
            Keep this version
          </Button>
          <Button variant="quiet" busy={isBusy} onClick={() => void decide(loadThat)}>
            Load the other one
          </Button>
        </>
      }
    >
      <b>You changed this in another tab at {time}.</b> Keep this version, or load the other one.
    </Notice>
  );
}
