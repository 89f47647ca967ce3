import { Button, Notice } from '@komawari/ui/components';
import { formatCount, formatExact } from '@komawari/ui/format';
import { useArchive } from '../../episodes/index.ts';
import type { SavedEpisodeFieldsFragment } from '../../gql/graphql.ts';
import type { SavedEpisode } from '../draft/episodeDraft.ts';

export interface ArchivedNoticeProps {
  saved: SavedEpisode | null;
  onBack: (episode: SavedEpisodeFieldsFragment) => void;
}

/** The episode is there for its buyers alone, with the way back. Nothing for every other one. */
export function ArchivedNotice({ saved, onBack }: ArchivedNoticeProps) {
  const { takeBack, isPending } = useArchive(saved?.id ?? '', onBack);
  if (!saved?.archivedAt) return null;
  return (
    <Notice
      icon="folder"
      action={
        <Button busy={isPending} busyWord="Publishing" onClick={takeBack}>
          Publish again
        </Button>
      }
    >
      <b>
        Archived since <span lang="ja">{formatExact(saved.archivedAt)}</span>.
      </b>{' '}
      {readersInWords(saved.buyerCount)}
    </Notice>
  );
}

/** Who is left; its buyers may have given it back since. */
function readersInWords(buyerCount: number): string {
  if (buyerCount === 0) return 'Only you see it.';
  return buyerCount === 1 ? 'Only its buyer reads it.' : `Only its ${formatCount(buyerCount)} buyers read it.`;
}
