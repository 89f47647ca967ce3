import { Button, Notice, ProgressBar } from '@komawari/ui/components';
import { useEffect, useSyncExternalStore } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { ImportState } from '../EpisodeImporter.ts';
import { openImports, type OpenImport } from '../openImports.ts';
import { ImportRemarks } from './ImportRemarks.tsx';
import { ImportRow } from './ImportRow.tsx';

/** What would become episodes, to be looked through; then how far it has come, and what failed. */
export function ImportBox({ workId, open }: { workId: string; open: OpenImport }) {
  const { found, importer, earlier } = open;
  const state = useSyncExternalStore(importer.subscribe, importer.getState);
  const refresh = useRefresh();
  const { isRunning, episodes } = state;
  const made = episodes.filter(({ status }) => status.kind === 'made').length;
  const left = episodes.filter(({ status, problem }) => status.kind !== 'made' && problem === null).length;

  useEffect(
    function showMade() {
      if (made > 0) void refresh('Episode', 'Work');
    },
    [refresh, made],
  );

  useEffect(
    function warnBeforeUnload() {
      if (!isRunning) return undefined;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [isRunning],
  );

  const hasBegun = isRunning || episodes.some(({ status }) => status.kind !== 'waiting');
  return (
    <section className="box stack" aria-labelledby="import-heading">
      <div className="row spread">
        <h2 id="import-heading">{headingOf(made, left, hasBegun)}</h2>
        <span className="muted small clamp1" lang="ja">
          {found.name}
        </span>
      </div>
      {hasBegun ? <ProgressBar value={shareOf(state)} label="Episodes made" /> : null}
      {found.beside > 0 ? (
        <Notice tone="warn">
          <b>{countOf(found.beside, 'page')} outside the folders</b> {found.beside === 1 ? 'is' : 'are'} left out.
        </Notice>
      ) : null}
      <ImportRemarks remarks={found.remarks} />
      {earlier.length > 0 ? (
        <Notice action={<Button onClick={() => openImports.again(workId)}>Import them again</Button>}>
          <b>{countOf(earlier.length, 'folder')} became drafts earlier</b> and {earlier.length === 1 ? 'is' : 'are'}{' '}
          left out.
        </Notice>
      ) : null}
      {episodes.length > 0 ? (
        <ol className="list import" aria-label="Episodes to import">
          {episodes.map((episode, index) => (
            <ImportRow
              key={episode.key}
              workId={workId}
              number={index + 1}
              episode={episode}
              isRunning={isRunning}
              onRename={(title) => importer.rename(episode.key, title)}
              onRemove={() => importer.remove(episode.key)}
            />
          ))}
        </ol>
      ) : null}
      <div className="row">
        {isRunning ? (
          <Button onClick={() => importer.stop()}>Stop</Button>
        ) : (
          <>
            {left > 0 ? (
              <Button variant="primary" onClick={() => void importer.run()}>
                {hasBegun ? 'Continue' : `Make ${countOf(left, 'draft')}`}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => openImports.close(workId)}>
              {left > 0 ? 'Cancel' : 'Close'}
            </Button>
          </>
        )}
        <span className="hint">Drafts: readers see nothing before you publish.</span>
      </div>
    </section>
  );
}

function headingOf(made: number, left: number, hasBegun: boolean): string {
  if (!hasBegun) return countOf(left, 'episode');
  return left > 0 ? `${made} of ${countOf(made + left, 'episode')} made` : `${countOf(made, 'episode')} made`;
}

function shareOf({ episodes }: ImportState): number {
  const pages = episodes.reduce((sum, episode) => sum + episode.pages.length, 0);
  const done = episodes.reduce((sum, { status, pages: all }) => {
    if (status.kind === 'made' || status.kind === 'failed') return sum + all.length;
    return sum + ('ready' in status ? status.ready : 0);
  }, 0);
  return pages === 0 ? 0 : done / pages;
}

const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
