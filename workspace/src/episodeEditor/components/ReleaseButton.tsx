import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { textsOf } from '@komawari/ui/language';
import { sitePath } from '@komawari/ui/sitePath';
import { generatePath, useNavigate } from 'react-router';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { firstWrongField } from '../draft/firstWrongField.ts';
import { mainActionOf } from '../draft/mainAction.ts';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import type { SavedEpisode } from '../draft/episodeDraft.ts';
import type { TextProblems } from '../draft/textProblems.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';
import { BLOCK_NOTICE } from './BlockNotice.tsx';

export interface ReleaseButtonProps {
  workId: string;
  /** The work is suspended, and with it everything that is public in it. */
  isWorkSuspended: boolean;
  saving: EpisodeSaving;
  /** What the creator chose; suspended where there is nothing to choose. */
  release: EpisodeStatus;
  problems: TextProblems;
  isBlocked: boolean;
  /** It was tried, with texts that are wrong or right. */
  onTry: (isRefused: boolean) => void;
}

/** The main button: saves the episode with what was chosen for it, and says what became of it. */
export function ReleaseButton(props: ReleaseButtonProps) {
  const { workId, isWorkSuspended, saving, release, problems, isBlocked, onTry } = props;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const action = mainActionOf(saving.saved?.status ?? null, release);

  async function act(): Promise<void> {
    const refused = firstWrongField(problems);
    onTry(refused !== null);
    if (refused !== null) {
      document.getElementById(refused)?.focus();
      return;
    }
    const saved = await saving.saver.release();
    if (!saved) return;
    flash.set({ body: action.done, type: 'success', ...(isWorkSuspended ? {} : openAction(saved)) });
    void refresh('Episode', 'Work');
    if (saved.status !== 'DRAFT') void navigate(generatePath(paths.work, { workId }));
  }

  return (
    <Button
      variant="primary"
      disabled={isBlocked}
      reasonId={BLOCK_NOTICE}
      busy={saving.isReleasing}
      busyWord={action.busyWord}
      onClick={() => void act()}
    >
      {action.label}
    </Button>
  );
}

function openAction(saved: SavedEpisode) {
  if (saved.status !== 'PUBLIC' && saved.status !== 'FAN_ONLY') return {};
  return {
    action: {
      label: textsOf(episodeEditorTexts).editor.open(),
      run: () => window.location.assign(sitePath(`/episodes/${saved.id}`)),
    },
  };
}
