import { Button, EmptyState, Notice, Sheet, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatExact } from '@komawari/ui/format';
import { execute, GraphQLRequestError, wordsOfError } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { draftOf, savedOf, type SavedEpisode } from '../draft/episodeDraft.ts';
import { changesInWords, type ListedVersion } from '../draft/versionWords.ts';
import { GetEpisodeVersions } from '../operations/GetEpisodeVersions.ts';
import { GetWorkspaceEditEpisode } from '../operations/GetWorkspaceEditEpisode.ts';
import { restoreEpisodeVersion } from '../operations/restoreEpisodeVersion.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';
import { VersionPages } from './VersionPages.tsx';

export interface VersionsSheetProps {
  saved: SavedEpisode;
  saving: Pick<EpisodeSaving, 'adopt' | 'isDirty'>;
  onClose: () => void;
}

/** The versions of an episode by time: what changed with each, its pages, and the way back to it. */
export function VersionsSheet({ saved, saving, onClose }: VersionsSheetProps) {
  const query = useQuery(GetEpisodeVersions, { id: saved.id });
  return (
    <Sheet open onClose={onClose} title="Versions">
      <p className="small muted">
        Each save keeps pages and texts, up to 50 versions. Bringing one back never changes who can read the episode.
      </p>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
        {({ episode: { versions } }) =>
          versions.length === 0 ? (
            <EmptyState heading="h3" title="No versions yet">
              The next save of pages or texts keeps the first one.
            </EmptyState>
          ) : (
            <VersionList versions={versions} saved={saved} saving={saving} onClose={onClose} />
          )
        }
      </Loaded>
    </Sheet>
  );
}

function VersionList({
  versions,
  saved,
  saving,
  onClose,
}: VersionsSheetProps & { versions: readonly ListedVersion[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function restore(version: ListedVersion): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const input = { episodeId: saved.id, versionId: version.id, expectedRevision: saved.revision };
      const { problems } = (await execute(restoreEpisodeVersion, { input }, { write: true })).restoreEpisodeVersion;
      if (problems[0]) return setError(problems[0].message);
      const { episode } = await execute(GetWorkspaceEditEpisode, { id: saved.id });
      saving.adopt(draftOf(episode), savedOf(episode));
      flash.set({ body: `Back to the version of ${formatExact(version.savedAt)}`, type: 'success' });
      return onClose();
    } catch (failure) {
      return setError(failureMessage(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      {error ? (
        <Notice tone="danger" live>
          {error}
        </Notice>
      ) : null}
      {saving.isDirty ? (
        <Notice tone="warn">Bringing a version back loses the changes that are not saved yet.</Notice>
      ) : null}
      <ol className="versions" aria-label="Versions, the newest first">
        {versions.map((version, place) => (
          <li key={version.id} className="versions__one">
            <button
              type="button"
              className="versions__head"
              aria-expanded={openId === version.id}
              onClick={() => setOpenId(openId === version.id ? null : version.id)}
            >
              <span className="strong" lang="ja">
                {formatExact(version.savedAt)}
              </span>
              <span className="small muted">
                {version.restoredFrom ? (
                  <>
                    Brought back from <span lang="ja">{formatExact(version.restoredFrom)}</span>:{' '}
                  </>
                ) : null}
                {changesInWords(version)}
              </span>
            </button>
            {openId === version.id ? (
              <div className="stack">
                <VersionPages episodeId={saved.id} versionId={version.id} />
                {place === 0 ? (
                  <p className="small muted">This is what is saved now.</p>
                ) : (
                  <Button icon="undo" busy={isBusy} busyWord="Bringing back" onClick={() => void restore(version)}>
                    Bring this version back
                  </Button>
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

function failureMessage(failure: unknown): string {
  if (failure instanceof GraphQLRequestError && failure.code === 'CONFLICT')
    return 'You changed this episode in another tab. Close this, load it again, then bring the version back.';
  return wordsOfError(failure);
}
