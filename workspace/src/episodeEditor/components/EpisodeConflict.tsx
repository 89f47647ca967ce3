import { execute, flashError } from '@komawari/ui/graphql';
import { flash } from '@komawari/ui/flash';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { ConflictNotice } from '../../shared/components/ConflictNotice.tsx';
import type { Conflict } from '../../shared/conflict.ts';
import { draftOf, savedOf } from '../draft/episodeDraft.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';

export interface EpisodeConflictProps {
  saving: Pick<EpisodeSaving, 'conflict' | 'saved' | 'saver' | 'adopt'>;
}

/** The edit met what another tab saved. Nothing while there is no such conflict. */
export function EpisodeConflict({ saving }: EpisodeConflictProps) {
  return saving.conflict && saving.saved ? (
    <Choice conflict={saving.conflict} episodeId={saving.saved.id} saving={saving} />
  ) : null;
}

interface ChoiceProps extends EpisodeConflictProps {
  conflict: Conflict;
  episodeId: string;
}

function Choice({ conflict, episodeId, saving }: ChoiceProps) {
  const { editor: texts } = useTexts(episodeEditorTexts);
  const [isBusy, setIsBusy] = useState(false);

  async function decide(how: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    await how().catch(flashError);
    setIsBusy(false);
  }

  async function keepThis(): Promise<void> {
    if (await saving.saver.keepThis()) flash.set({ body: texts.keptThis(), type: 'success' });
  }

  async function loadThat(): Promise<void> {
    const { episode } = await execute(GetWorkspaceEditEpisode, { id: episodeId });
    saving.adopt(draftOf(episode), savedOf(episode));
  }

  return (
    <ConflictNotice
      conflict={conflict}
      isBusy={isBusy}
      onKeep={() => void decide(keepThis)}
      onLoad={() => void decide(loadThat)}
    >
      {texts.keepOrLoad()}
    </ConflictNotice>
  );
}
