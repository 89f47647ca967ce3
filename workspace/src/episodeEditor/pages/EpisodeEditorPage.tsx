import { useQuery } from '@komawari/ui/graphql/react';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { Skeleton } from '@komawari/ui/components';
import { useState } from 'react';
import { generatePath, matchPath, useLocation, useNavigate } from 'react-router';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { NotesOnPages } from '../../pageEditor/index.ts';
import { useOpenNotes } from '../../reviews/index.ts';
import { EpisodeEditor } from '../components/EpisodeEditor.tsx';
import { draftOf, emptyDraft, savedOf } from '../draft/episodeDraft.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import { GetWorkspaceNewEpisode } from '../operations/GetWorkspaceNewEpisode.ts';

/**
 * A new episode or one that exists: one editor for both. The first save of a new one changes the address and nothing
 * else, so uploads under way are not disturbed.
 */
export function EpisodeEditorPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const edited = matchPath(paths.editEpisode, pathname)?.params;
  const workId = edited?.workId ?? matchPath(paths.newEpisode, pathname)?.params.workId ?? '';
  const [createdId, setCreatedId] = useState<string | null>(null);
  const isCreatedHere = createdId !== null && createdId === edited?.episodeId;

  if (edited?.episodeId && !isCreatedHere) return <EditEpisode key={edited.episodeId} episodeId={edited.episodeId} />;
  return (
    <NewEpisode
      key={workId}
      workId={workId}
      onCreated={(episodeId) => {
        setCreatedId(episodeId);
        void navigate(generatePath(paths.editEpisode, { workId, episodeId }), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    />
  );
}

function NewEpisode({ workId, onCreated }: { workId: string; onCreated: (episodeId: string) => void }) {
  const query = useFormQuery(GetWorkspaceNewEpisode, { workId });
  return (
    <Loaded query={query} skeleton={<EditorSkeleton />}>
      {({ work }) => (
        <EpisodeEditor
          work={work}
          number={(work.viewerEpisodes.totalCount ?? 0) + 1}
          initial={emptyDraft}
          initialSaved={null}
          localName={`new-episode-${workId}`}
          onCreated={onCreated}
        />
      )}
    </Loaded>
  );
}

function EditEpisode({ episodeId }: { episodeId: string }) {
  // The editor owns what it shows: a refetch in the background must not put older values under the cursor.
  const [openedAt] = useState(() => Date.now());
  const query = useQuery(GetWorkspaceEditEpisode, { id: episodeId });
  const isFresh = query.dataUpdatedAt >= openedAt;
  const { byPage } = useOpenNotes(episodeId);
  return (
    <NotesOnPages value={byPage}>
      <Loaded query={isFresh ? query : { ...query, data: undefined }} skeleton={<EditorSkeleton />}>
        {({ episode }) => (
          <EpisodeEditor
            work={episode.work}
            number={episode.publicNumber ?? episode.number}
            initial={draftOf(episode)}
            initialSaved={savedOf(episode)}
            localName={`episode-${episodeId}`}
            survey={episode.surveyFromAuthor ?? null}
            suspension={episode.suspension ?? null}
            onCreated={() => undefined}
          />
        )}
      </Loaded>
    </NotesOnPages>
  );
}

function EditorSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton kind="line" count={2} />
      <div className="tiles">
        <Skeleton kind="cover" count={10} />
      </div>
    </div>
  );
}
