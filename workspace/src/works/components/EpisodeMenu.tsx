import { ConfirmDialog, Menu, type MenuItem } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatEpisodeLabel } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { ArchiveDialog, deleteEpisode, updateEpisode, useArchive } from '../../episodes/index.ts';
import { RestoreEpisode } from '../../trash/index.ts';
import type { EpisodeInput, EpisodeStatus } from '../../gql/graphql.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';

const said: Partial<Record<EpisodeStatus, string>> = {
  PUBLIC: 'Published',
  DRAFT: 'Back to draft',
  FAN_ONLY: 'For fans only',
  SCHEDULED: 'Scheduled',
};

/** What can be done to an episode from the list: open, publish, unpublish, delete. */
export function EpisodeMenu({ workId, episode }: { workId: string; episode: ListedEpisode }) {
  const [isAsking, setIsAsking] = useState(false);
  const [insteadOf, setInsteadOf] = useState<'DRAFT' | 'TRASH' | null>(null);
  const archiving = useArchive(episode.id);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const refreshed = () => refresh('Episode', 'Work', 'TrashItem');
  const restore = useMutation(RestoreEpisode, { onSuccess: refreshed });
  const remove = useMutation(deleteEpisode, {
    onSuccess: () => {
      setIsAsking(false);
      flash.set({
        body: 'Moved to trash',
        type: 'success',
        action: { label: 'Undo', run: () => restore.mutate({ input: { id: episode.id } }) },
      });
      return refreshed();
    },
  });
  const update = useMutation(updateEpisode, {
    onSuccess: (result, { input }) => {
      const [problem] = result.updateEpisode.problems;
      const body = problem?.message ?? said[input.episode.status ?? 'DRAFT'] ?? 'Saved';
      const saved = result.updateEpisode.episode;
      const before = saved && input.episode.status === 'DRAFT' ? asBefore(episode) : null;
      flash.set({
        body,
        type: problem ? 'error' : 'success',
        ...(saved && before ? { action: { label: 'Undo', run: () => save(saved.revision, before) } } : {}),
      });
      return refreshed();
    },
  });
  function save(expectedRevision: number, content: EpisodeInput): void {
    update.mutate({ input: { id: episode.id, expectedRevision, episode: content } });
  }
  const change = (status: EpisodeStatus) => save(episode.revision, { status });
  const edit = () => void navigate(generatePath(paths.editEpisode, { workId, episodeId: episode.id }));
  const label = formatEpisodeLabel(episode);
  const ways: Ways = {
    change: (status) => (status === 'DRAFT' && isSold(episode) ? setInsteadOf('DRAFT') : change(status)),
    edit,
    ask: () => (isSold(episode) ? setInsteadOf('TRASH') : setIsAsking(true)),
    takeBack: archiving.takeBack,
  };

  return (
    <>
      <Menu label={`Actions for ${label}`} items={itemsFor(episode, ways)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Delete ${label}?`}
        action="Move to trash"
        busy={remove.isPending}
        busyWord="Moving"
        onConfirm={() => remove.mutate({ input: { id: episode.id } })}
      >
        It goes to the trash for 30 days. Its likes and comments come back with it.
      </ConfirmDialog>
      {insteadOf ? (
        <ArchiveDialog
          open
          name={label}
          buyerCount={episode.buyerCount}
          instead={insteadOf}
          isBusy={archiving.isPending}
          onClose={() => setInsteadOf(null)}
          onArchive={() => archiving.archive({ onSettled: () => setInsteadOf(null) })}
        />
      ) : null}
    </>
  );
}

/** What was paid for stays where its buyers find it. */
const isSold = ({ buyerCount }: ListedEpisode): boolean => buyerCount > 0;

/** The release an episode has, to be given back to it; null where there is none. */
function asBefore({ status, publishedAt }: ListedEpisode): EpisodeInput | null {
  if (status === 'PUBLIC' || status === 'FAN_ONLY') return { status };
  return status === 'SCHEDULED' && publishedAt ? { status, publishAt: publishedAt } : null;
}

interface Ways {
  change: (status: EpisodeStatus) => void;
  edit: () => void;
  ask: () => void;
  /** Out of the archive. */
  takeBack: () => void;
}

function itemsFor(episode: ListedEpisode, { change, edit, ask, takeBack }: Ways): MenuItem[] {
  const { status } = episode;
  if (episode.archivedAt)
    return [
      { label: 'Edit', icon: 'pen', onSelect: edit },
      { label: 'Publish again', icon: 'globe', onSelect: takeBack },
      ...(isSold(episode) ? [] : [{ label: 'Delete', icon: 'trash' as const, destructive: true, onSelect: ask }]),
    ];
  const isOut = status === 'PUBLIC' || status === 'FAN_ONLY';
  const canPublish = status !== 'PUBLIC' && status !== 'SUSPENDED' && episode.pages.totalCount > 0;
  return [
    { label: 'Edit', icon: 'pen', onSelect: edit },
    ...(isOut
      ? [{ label: 'View', icon: 'eye' as const, onSelect: () => window.location.assign(`/episodes/${episode.id}`) }]
      : []),
    ...(canPublish ? [{ label: 'Publish now', icon: 'globe' as const, onSelect: () => change('PUBLIC') }] : []),
    ...(status !== 'DRAFT' && status !== 'SUSPENDED' && (episode.canChangeStatusToDraft || isSold(episode))
      ? [{ label: 'Unpublish', icon: 'lock' as const, onSelect: () => change('DRAFT') }]
      : []),
    { label: 'Delete', icon: 'trash', destructive: true, onSelect: ask },
  ];
}
