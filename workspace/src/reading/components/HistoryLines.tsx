import { EpisodeRow, ProgressBar } from '@komawari/ui/components';
import { formatDay, formatEpisodeLabel, formatPlaceBesideLabel, formatRelative } from '@komawari/ui/format';
import type { PictureSource } from '@komawari/ui/components';
import { JAPANESE, UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';

/** One episode somebody read, wherever the history is kept. */
export interface HistoryEntry {
  id: string;
  readAt: string;
  pageNumber: number;
  pageCount: number;
  isCompleted: boolean;
  episode: { id: string; title: string; number: number; publicNumber: number | null };
  thumbnail: PictureSource | null;
  work: { title: string; language: string; creator: string };
}

/** A history by days, the latest first. */
export function HistoryLines({ entries }: { entries: readonly HistoryEntry[] }) {
  const days = Map.groupBy(entries, (entry) => formatDay(entry.readAt));
  return (
    <div className="stack stack--lg">
      {[...days].map(([day, read]) => (
        <section key={day} aria-label={day} className="box history">
          <h2 lang={JAPANESE}>{day}</h2>
          <ul className="list">
            {read.map((entry) => (
              <li key={entry.id}>
                <HistoryLine entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { episode, pageNumber, pageCount, isCompleted } = entry;
  const href = isCompleted ? `/episodes/${episode.id}` : `/episodes/${episode.id}?page=${pageNumber}`;
  return (
    <div className="history__line">
      <EpisodeRow
        href={href}
        place={formatPlaceBesideLabel(episode)}
        title={formatEpisodeLabel(episode)}
        lang={entry.work.language}
        thumbnail={entry.thumbnail}
        status={isCompleted ? { kind: 'read' } : { kind: 'reading', page: pageNumber, pageCount }}
        meta={
          <>
            <span lang={entry.work.language}>{entry.work.title}</span>
            <span lang={UNRECORDED_LANGUAGE}>{entry.work.creator}</span>
            <time dateTime={entry.readAt} lang="ja">
              {formatRelative(entry.readAt)}
            </time>
          </>
        }
      />
      {isCompleted || pageCount === 0 ? null : <ProgressBar value={pageNumber / pageCount} look="read" />}
    </div>
  );
}
