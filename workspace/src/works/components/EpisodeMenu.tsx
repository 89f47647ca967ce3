import { ConfirmDialog, Menu, type MenuItem } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatEpisodeLabel } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import worksTexts from '../../messages/works.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import { paths } from '../../shared/routes.ts';
import { ArchiveDialog, deleteEpisode, updateEpisode, useArchive } from '../../episodes/index.ts';
import { RestoreEpisode } from '../../trash/index.ts';
import type { EpisodeInput, EpisodeStatus } from '../../gql/graphql.ts';
import type { ListedEpisode } from './EpisodeTable.tsx';

/** What became of an episode. */
function saidOf(status: EpisodeStatus): string {
  const { menu } = textsOf(worksTexts);
  const said = {
    PUBLIC: menu.published(),
    DRAFT: menu.toDraft(),
    FAN_ONLY: menu.fanOnly(),
    SCHEDULED: menu.scheduled(),
    SUSPENDED: menu.saved(),
  };
  return said[status];
}

export interface EpisodeMenuProps {
  workId: string;
  /** The work is suspended: nobody can view what is public in it. */
  isWorkSuspended?: boolean;
  episode: ListedEpisode;
}

/** What can be done to an episode from the list: open, publish, unpublish, delete. */
export function EpisodeMenu({ workId, isWorkSuspended = false, episode }: EpisodeMenuProps) {
  const { menu: texts } = useTexts(worksTexts);
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
        body: texts.moved(),
        type: 'success',
        action: { label: texts.undo(), run: () => restore.mutate({ input: { id: episode.id } }) },
      });
      return refreshed();
    },
  });
  const update = useMutation(updateEpisode, {
    onSuccess: (result, { input }) => {
      const [problem] = result.updateEpisode.problems;
      const body = problem?.message ?? saidOf(input.episode.status ?? 'DRAFT');
      const saved = result.updateEpisode.episode;
      const before = saved && input.episode.status === 'DRAFT' ? asBefore(episode) : null;
      flash.set({
        body,
        type: problem ? 'error' : 'success',
        ...(saved && before ? { action: { label: texts.undo(), run: () => save(saved.revision, before) } } : {}),
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
      <Menu label={texts.label({ episode: label })} items={itemsFor(episode, isWorkSuspended, ways)} />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.ask({ episode: label })}
        action={texts.toTrash()}
        busy={remove.isPending}
        busyWord={texts.moving()}
        onConfirm={() => remove.mutate({ input: { id: episode.id } })}
      >
        {texts.consequence()}
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

function itemsFor(episode: ListedEpisode, isWorkSuspended: boolean, { change, edit, ask, takeBack }: Ways): MenuItem[] {
  const { menu: texts } = textsOf(worksTexts);
  const { status } = episode;
  const toEdit: MenuItem = { label: texts.edit(), icon: 'pen', onSelect: edit };
  const toTrash: MenuItem = { label: texts.delete(), icon: 'trash', destructive: true, onSelect: ask };
  // What operators suspended is neither published nor archived, and what was bought is kept from the trash.
  if (status === 'SUSPENDED') return isSold(episode) ? [toEdit] : [toEdit, toTrash];
  if (episode.archivedAt)
    return [toEdit, { label: texts.again(), icon: 'globe', onSelect: takeBack }, ...(isSold(episode) ? [] : [toTrash])];
  const isOut = status === 'PUBLIC' || status === 'FAN_ONLY';
  const canPublish = status !== 'PUBLIC' && episode.pages.totalCount > 0;
  return [
    toEdit,
    ...(isOut && !isWorkSuspended
      ? [
          {
            label: texts.view(),
            icon: 'eye' as const,
            onSelect: () => window.location.assign(sitePath(`/episodes/${episode.id}`)),
          },
        ]
      : []),
    ...(canPublish ? [{ label: texts.publish(), icon: 'globe' as const, onSelect: () => change('PUBLIC') }] : []),
    ...(status !== 'DRAFT' && (episode.canChangeStatusToDraft || isSold(episode))
      ? [{ label: texts.unpublish(), icon: 'lock' as const, onSelect: () => change('DRAFT') }]
      : []),
    toTrash,
  ];
}
