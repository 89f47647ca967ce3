import { textsOf } from '@komawari/ui/language';
import type { EpisodeStatusChange } from '../gql/graphql.ts';
import worksTexts from '../messages/works.js';
import type { ListedEpisode } from './components/EpisodeTable.tsx';

/** What a creator does to selected episodes; restoring is the way back from the trash. */
export type ChosenChange = Exclude<EpisodeStatusChange, 'RESTORE'>;

/** As many episodes as change at once; the API holds the same bound. */
export const MOST_AT_ONCE = 100;

interface ChangeLabels {
  /** On the button of the bar, and of the dialog. */
  label: string;
  /** "Publish 3 episodes?" */
  question: (count: number) => string;
  busyWord: string;
  /** What readers notice. */
  consequence: string;
  /** "3 episodes published" */
  done: (count: number) => string;
}

/** The words of a change. */
export function changeLabels(change: EpisodeStatusChange): ChangeLabels {
  const { changeLabel, changeQuestion, changeBusy, changeEffect, changeDone } = textsOf(worksTexts);
  return {
    label: changeLabel[change](),
    question: (count) => changeQuestion[change]({ count }),
    busyWord: changeBusy[change](),
    consequence: changeEffect[change](),
    done: (count) => changeDone[change]({ count }),
  };
}

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
