import { Button, Notice, ProgressBar } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useSyncExternalStore } from 'react';
import episodeImportTexts from '../../messages/episodeImport.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { ImportState } from '../EpisodeImporter.ts';
import { openImports, type OpenImport } from '../openImports.ts';
import { ImportRemarks } from './ImportRemarks.tsx';
import { ImportRow } from './ImportRow.tsx';

/** What would become episodes, to be looked through; then how far it has come, and what failed. */
export function ImportBox({ workId, open }: { workId: string; open: OpenImport }) {
  const { box: texts } = useTexts(episodeImportTexts);
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
        <span className="muted small clamp1" lang={UNRECORDED_LANGUAGE}>
          {found.name}
        </span>
      </div>
      {hasBegun ? <ProgressBar value={shareOf(state)} label={texts.progress()} /> : null}
      {found.beside > 0 ? (
        <Notice tone="warn">
          <Sentence text={texts.beside({ count: found.beside })} />
        </Notice>
      ) : null}
      <ImportRemarks remarks={found.remarks} />
      {earlier.length > 0 ? (
        <Notice action={<Button onClick={() => openImports.again(workId)}>{texts.again()}</Button>}>
          <Sentence text={texts.earlier({ count: earlier.length })} />
        </Notice>
      ) : null}
      {episodes.length > 0 ? (
        <ol className="list import" aria-label={texts.label()}>
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
          <Button onClick={() => importer.stop()}>{texts.stop()}</Button>
        ) : (
          <>
            {left > 0 ? (
              <Button variant="primary" onClick={() => void importer.run()}>
                {hasBegun ? texts.continue() : texts.make({ count: left })}
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => openImports.close(workId)}>
              {left > 0 ? texts.cancel() : texts.close()}
            </Button>
          </>
        )}
        <span className="hint">{texts.hint()}</span>
      </div>
    </section>
  );
}

function headingOf(made: number, left: number, hasBegun: boolean): string {
  const { box: texts } = textsOf(episodeImportTexts);
  if (!hasBegun) return texts.episodes({ count: left });
  return left > 0 ? texts.partlyMade({ made: `${made}`, count: made + left }) : texts.made({ count: made });
}

function shareOf({ episodes }: ImportState): number {
  const pages = episodes.reduce((sum, episode) => sum + episode.pages.length, 0);
  const done = episodes.reduce((sum, { status, pages: all }) => {
    if (status.kind === 'made' || status.kind === 'failed') return sum + all.length;
    return sum + ('ready' in status ? status.ready : 0);
  }, 0);
  return pages === 0 ? 0 : done / pages;
}
