import { IconButton, Link, TextField } from '@komawari/ui/components';
import { limits } from '@komawari/ui/limits';
import { generatePath } from 'react-router';
import { paths } from '../../shared/routes.ts';
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
            lang="ja"
            href={generatePath(paths.editEpisode, { workId, episodeId: status.episodeId })}
          >
            {title || `Episode ${number}`}
          </Link>
        ) : (
          <TextField
            label={`Title of episode ${number}`}
            labelHidden
            lang="ja"
            value={title}
            readOnly={!canChange}
            error={tooLong ? `At most ${limits.episodeTitle.max} characters.` : undefined}
            onChange={(event) => onRename(event.target.value)}
          />
        )}
        <p className="small muted">
          {pages.length} {pages.length === 1 ? 'page' : 'pages'}
          {leftOut > 0 ? `, ${leftOut} other ${leftOut === 1 ? 'file' : 'files'} left out` : ''}
        </p>
        <output className={isTrouble(episode) ? 'small import__trouble' : 'small'}>
          {episode.problem ?? importStatusLabel(status, pages.length)}
        </output>
        {'lost' in status ? <LostPages pages={status.lost} /> : null}
      </div>
      {canChange ? (
        <IconButton icon="close" label={`Leave out ${title || `episode ${number}`}`} onClick={onRemove} />
      ) : null}
    </li>
  );
}

function LostPages({ pages }: { pages: readonly LostPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="page-faults" aria-label="Pages left out">
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
  switch (status.kind) {
    case 'waiting':
      return '';
    case 'sending':
      return `${status.ready} of ${pages} ready${status.isOffline ? '. No connection: it continues by itself.' : ''}`;
    case 'saving':
      return 'Saving';
    case 'paused':
      return `Stopped at ${status.ready} of ${pages}: ${status.words}`;
    case 'made':
      return status.lost.length > 0 ? `Draft made of ${status.pages} pages` : 'Draft made';
    case 'failed':
      return `Not made. ${status.words}`;
  }
}
