import { Button, Notice } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useArchive } from '../../episodes/index.ts';
import type { SavedEpisodeFieldsFragment } from '../../gql/graphql.ts';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import type { SavedEpisode } from '../draft/episodeDraft.ts';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

export interface ArchivedNoticeProps {
  saved: SavedEpisode | null;
  onBack: (episode: SavedEpisodeFieldsFragment) => void;
}

/** The episode is there for its buyers alone, with the way back. Nothing for every other one. */
export function ArchivedNotice({ saved, onBack }: ArchivedNoticeProps) {
  const { archived: texts } = useTexts(episodeEditorTexts);
  const { takeBack, isPending } = useArchive(saved?.id ?? '', onBack);
  if (!saved?.archivedAt) return null;
  return (
    <Notice
      icon="folder"
      action={
        saved.status === 'SUSPENDED' ? undefined : (
          <Button busy={isPending} busyWord={texts.publishing()} onClick={takeBack}>
            {texts.again()}
          </Button>
        )
      }
    >
      <b>
        <Sentence text={texts.since()} parts={{ time: <span lang="ja">{formatExact(saved.archivedAt)}</span> }} />
      </b>
      <SentenceSpace />
      {/* Its buyers may have given it back since. */}
      {texts.readers({ count: saved.buyerCount })}
    </Notice>
  );
}
