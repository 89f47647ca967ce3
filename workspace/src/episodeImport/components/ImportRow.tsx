import { IconButton, Link, TextField } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { generatePath } from 'react-router';
import episodeImportTexts from '../../messages/episodeImport.js';
import { paths } from '../../shared/routes.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { ImportedEpisode, ImportStatus, LostPage } from '../EpisodeImporter.ts';

export interface ImportRowProps {
  workId: string;
  number: number;
  episode: ImportedEpisode;
  isRunning: boolean;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** One folder: its title to be changed, its pages, and where it stands. */
export function ImportRow({ workId, number, episode, isRunning, onRename, onRemove }: ImportRowProps) {
  const { row: texts } = useTexts(episodeImportTexts);
  const lang = useWorkLanguage();
  const { status, title, pages, leftOut } = episode;
  const canChange = !isRunning && status.kind !== 'made';
  const tooLong = [...title].length > limits.episodeTitle.max;
  return (
    <li className="import__row">
      <span className="num muted">{number}</span>
      <div className="stack stack--sm grow">
        {status.kind === 'made' ? (
          <Link
            className="strong"
            lang={lang}
            href={generatePath(paths.editEpisode, { workId, episodeId: status.episodeId })}
          >
            {title || texts.untitled({ number: `${number}` })}
          </Link>
        ) : (
          <TextField
            label={texts.title({ number: `${number}` })}
            labelHidden
            lang={lang}
            value={title}
            readOnly={!canChange}
            error={tooLong ? texts.tooLong({ max: `${limits.episodeTitle.max}` }) : undefined}
            onChange={(event) => onRename(event.target.value)}
          />
        )}
        <p className="small muted">
          {leftOut > 0 ? texts.pagesAndOthers({ count: pages.length, leftOut }) : texts.pages({ count: pages.length })}
        </p>
        <output className={isTrouble(episode) ? 'small import__trouble' : 'small'}>
          {episode.problem ?? importStatusLabel(status, pages.length)}
        </output>
        {'lost' in status ? <LostPages pages={status.lost} /> : null}
      </div>
      {canChange ? (
        <IconButton
          icon="close"
          label={title ? texts.leaveOut({ title }) : texts.leaveOutUntitled({ number: `${number}` })}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}

function LostPages({ pages }: { pages: readonly LostPage[] }) {
  const { row: texts } = useTexts(episodeImportTexts);
  if (pages.length === 0) return null;
  return (
    <ul className="page-faults" aria-label={texts.lost()}>
      {pages.map((page) => (
        <li key={`${page.name} ${page.words}`}>
          {page.name}: {page.words}
        </li>
      ))}
    </ul>
  );
}

function isTrouble({ status, problem }: ImportedEpisode): boolean {
  return problem !== null || status.kind === 'failed' || status.kind === 'paused';
}

function importStatusLabel(status: ImportStatus, pages: number): string {
  const { status: texts } = textsOf(episodeImportTexts);
  const count = `${pages}`;
  switch (status.kind) {
    case 'waiting':
      return '';
    case 'sending':
      return status.isOffline
        ? texts.offline({ ready: `${status.ready}`, count })
        : texts.sending({ ready: `${status.ready}`, count });
    case 'saving':
      return texts.saving();
    case 'paused':
      return texts.paused({ ready: `${status.ready}`, count, words: status.words });
    case 'made':
      return status.lost.length > 0 ? texts.partlyMade({ count: `${status.pages}` }) : texts.made();
    case 'failed':
      return texts.failed({ words: status.words });
  }
}
