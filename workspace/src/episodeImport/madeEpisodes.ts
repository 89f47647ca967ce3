import type { FoundEpisode } from './findEpisodes.ts';

const PREFIX = 'komawari-import:';
/** Of one work; older ones are forgotten. */
const MOST_REMEMBERED = 500;

/** Folders of a work that became drafts from this browser: by what they held, not by when it was dropped. */
export function madeEpisodes(workId: string): {
  has: (episode: FoundEpisode) => boolean;
  add: (episode: FoundEpisode) => void;
} {
  const name = PREFIX + workId;
  return {
    has: (episode) => read(name).includes(markOf(episode)),
    add(episode) {
      const marks = [...read(name).filter((mark) => mark !== markOf(episode)), markOf(episode)];
      try {
        localStorage.setItem(name, JSON.stringify(marks.slice(-MOST_REMEMBERED)));
      } catch {
        // No room: the creator is asked once more next time, and sees the draft in the list.
      }
    },
  };
}

function read(name: string): string[] {
  try {
    const marks: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(marks) ? marks.map(String) : [];
  } catch {
    return [];
  }
}

const markOf = ({ key, pages }: FoundEpisode): string =>
  [key, pages.length, pages.reduce((sum, page) => sum + page.file.size, 0)].join('|');
