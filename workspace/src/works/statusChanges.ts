import type { EpisodeStatusChange } from '../gql/graphql.ts';
import type { ListedEpisode } from './components/EpisodeTable.tsx';

/** What a creator does to selected episodes; restoring is the way back from the trash. */
export type ChosenChange = Exclude<EpisodeStatusChange, 'RESTORE'>;

/** As many episodes as change at once; the API holds the same bound. */
export const MOST_AT_ONCE = 100;

interface ChangeLabels {
  /** On the button of the bar, and of the dialog. */
  label: string;
  /** "Publish 3 episodes?" */
  question: (episodes: string) => string;
  busyWord: string;
  /** What readers notice. */
  consequence: string;
  /** "3 episodes published" */
  done: string;
}

const labels: Record<EpisodeStatusChange, ChangeLabels> = {
  PUBLIC: {
    label: 'Publish',
    question: (episodes) => `Publish ${episodes}?`,
    busyWord: 'Publishing',
    consequence: 'Everybody can read them at once.',
    done: 'published',
  },
  SCHEDULED: {
    label: 'Schedule',
    question: (episodes) => `Schedule ${episodes}?`,
    busyWord: 'Scheduling',
    consequence: 'They come out together at one time. Until then only you see them.',
    done: 'scheduled',
  },
  FAN_ONLY: {
    label: 'Fans only',
    question: (episodes) => `Show ${episodes} to fans only?`,
    busyWord: 'Changing',
    consequence: 'Everybody sees that they are there; the pages are for readers who watch you.',
    done: 'for fans only',
  },
  DRAFT: {
    label: 'Back to draft',
    question: (episodes) => `Take ${episodes} back to draft?`,
    busyWord: 'Taking back',
    consequence: 'Readers stop seeing them at once. Likes and comments wait for when they come back.',
    done: 'back to draft',
  },
  TRASH: {
    label: 'Move to trash',
    question: (episodes) => `Move ${episodes} to the trash?`,
    busyWord: 'Moving',
    consequence: 'They go to the trash for 30 days. Their likes and comments come back with them.',
    done: 'moved to trash',
  },
  RESTORE: {
    label: 'Restore',
    question: (episodes) => `Restore ${episodes}?`,
    busyWord: 'Restoring',
    consequence: '',
    done: 'restored',
  },
};

/** The words of a change. */
export const changeLabels = (change: EpisodeStatusChange): ChangeLabels => labels[change];

/** "1 episode", "12 episodes" */
export const episodesInWords = (count: number): string => (count === 1 ? '1 episode' : `${count} episodes`);

type Selected = Pick<ListedEpisode, 'status' | 'canChangeStatusToDraft' | 'canChangeStatusToFanOnly'>;

/** The changes that would do something to at least one of the selected episodes. */
export function possibleChanges(selected: readonly Selected[]): ChosenChange[] {
  const can: Record<ChosenChange, (episode: Selected) => boolean> = {
    PUBLIC: ({ status }) => status !== 'PUBLIC' && status !== 'SUSPENDED',
    SCHEDULED: ({ status }) => status === 'DRAFT' || status === 'SCHEDULED',
    FAN_ONLY: ({ status, canChangeStatusToFanOnly }) => status !== 'FAN_ONLY' && canChangeStatusToFanOnly,
    DRAFT: ({ status, canChangeStatusToDraft }) => status !== 'DRAFT' && canChangeStatusToDraft,
    TRASH: () => true,
  };
  return (Object.keys(can) as ChosenChange[]).filter((change) => selected.some((episode) => can[change](episode)));
}
