import { takeBackReactions } from './store/takeBackReactions.ts';
import type { Lifecycle } from '../../database/index.ts';
import { bookmarks } from './store/bookmarks.ts';
import { readingHistories, workPeopleDays, followEpisodes, forgetReader } from './store/histories.ts';
import { episodeLeaveDays } from './store/leaves.ts';
import { likeCalls } from './store/likeCalls.ts';
import { likes } from './store/likes.ts';
import { readingEvents, readingRollup } from './store/readingEvents.ts';
import {
  endedReactions,
  episodeDays,
  episodeMinutes,
  reactionChanges,
  referrerDays,
  workDays,
} from './store/rollUp.ts';
import { collectReading } from './store/ownData.ts';

export const readingLifecycle: Lifecycle = {
  name: 'readers/reading',
  tables: [
    bookmarks,
    readingHistories,
    workPeopleDays,
    episodeLeaveDays,
    likes,
    likeCalls,
    readingEvents,
    readingRollup,
    endedReactions,
    episodeDays,
    episodeMinutes,
    reactionChanges,
    referrerDays,
    workDays,
  ],
  keepForBuyers: (tx, { keeperId }) => followEpisodes(tx, keeperId),
  async forgetAccount(tx, leaving) {
    await takeBackReactions(tx, leaving);
    await likeCalls.delete(tx, { accountId: leaving.accountId });
    await forgetReader(tx, leaving.accountId, leaving.nobody);
  },
  collectData: collectReading,
};
