import { Button, EmptyState, Notice, Sheet, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatExact } from '@komawari/ui/format';
import { execute, messageOfError } from '@komawari/ui/graphql';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import episodeVersionsTexts from '../../messages/episodeVersions.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import type { EpisodeDraft, SavedEpisode } from '../draft/episodeDraft.ts';
import { contentBefore, fillFromVersion } from '../draft/fillFromVersion.ts';
import { changesInWords, type ListedVersion } from '../draft/versionWords.ts';
import { GetEpisodeVersion } from '../operations/GetEpisodeVersion.ts';
import { GetEpisodeVersions } from '../operations/GetEpisodeVersions.ts';
import type { EpisodeSaving } from '../useEpisodeSaving.ts';
import { VersionPages } from './VersionPages.tsx';

export interface VersionsSheetProps {
  saved: SavedEpisode;
  /** The edit that a version is brought back into. */
  draft: EpisodeDraft;
  saving: Pick<EpisodeSaving, 'fill'>;
  onClose: () => void;
}

/** The versions of an episode by time: what changed with each, its pages, and the way back to it. */
export function VersionsSheet(props: VersionsSheetProps) {
  const { sheet: texts } = useTexts(episodeVersionsTexts);
  const { saved, onClose } = props;
  const query = useQuery(GetEpisodeVersions, { id: saved.id });
  return (
    <Sheet open onClose={onClose} title={texts.title()}>
      <p className="small muted">{texts.lead({ status: saved.status === 'DRAFT' ? 'DRAFT' : 'other' })}</p>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
        {({ episode: { versions } }) =>
          versions.length === 0 ? (
            <EmptyState heading="h3" title={texts.none()}>
              {texts.noneLead()}
            </EmptyState>
          ) : (
            <VersionList versions={versions} {...props} />
          )
        }
      </Loaded>
    </Sheet>
  );
}

type VersionListProps = VersionsSheetProps & { versions: readonly ListedVersion[] };

function VersionList({ versions, saved, draft, saving, onClose }: VersionListProps) {
  const { sheet: texts } = useTexts(episodeVersionsTexts);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function bringBack({ id, savedAt }: ListedVersion): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const { episode } = await execute(GetEpisodeVersion, { id: saved.id, versionId: id });
      const [version] = episode.versions;
      if (!version) return setError(texts.gone());
      const before = contentBefore(draft);
      saving.fill(fillFromVersion(draft, version));
      flash.set({
        body: texts.isBack({ time: formatExact(savedAt) }),
        type: 'success',
        action: { label: texts.undo(), run: () => saving.fill(before) },
      });
      return onClose();
    } catch (failure) {
      return setError(messageOfError(failure));
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
      <ol className="versions" aria-label={texts.label()}>
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
                  <Sentence
                    text={texts.from()}
                    parts={{
                      time: <span lang="ja">{formatExact(version.restoredFrom)}</span>,
                      changes: changesInWords(version),
                    }}
                  />
                ) : (
                  changesInWords(version)
                )}
              </span>
            </button>
            {openId === version.id ? (
              <div className="stack">
                <VersionPages episodeId={saved.id} versionId={version.id} />
                {place === 0 ? (
                  <p className="small muted">{texts.now()}</p>
                ) : (
                  <Button icon="undo" busy={isBusy} busyWord={texts.bringing()} onClick={() => void bringBack(version)}>
                    {texts.bringBack()}
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
