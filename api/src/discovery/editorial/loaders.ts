import { defineLoader } from '../../graphql/defineLoader.ts';
import { findJudges, findPublishedComments, type JudgeCommentRecord, type JudgeRecord } from './store/contestJudges.ts';
import { findContestsById, type ContestRecord } from './store/contests.ts';
import { findInfoEntries, type InfoEntryRecord } from './store/infoEntries.ts';
import { findThemesOfTags, type ThemeRecord } from './store/themes.ts';

export const contestLoader = defineLoader<string, ContestRecord>('contests', (ids, { reader }) =>
  findContestsById(reader, ids),
);
/** The judges of a contest; null without any. */
export const judgesLoader = defineLoader<string, JudgeRecord[]>('contestJudges', (ids, { reader }) =>
  findJudges(reader, ids),
);
/** What judges wrote about an entry, as far as readers may see it; null where that is nothing. */
export const judgeCommentsLoader = defineLoader<string, JudgeCommentRecord[]>('contestComments', (ids, { reader }) =>
  findPublishedComments(reader, ids),
);
export const infoEntryLoader = defineLoader<string, InfoEntryRecord>('infoEntries', (ids, { reader }) =>
  findInfoEntries(reader, ids),
);
/** The theme that a tag is now, or the next one it will be. */
export const themeOfTagLoader = defineLoader<string, ThemeRecord>('themesOfTags', (ids, { reader }) =>
  findThemesOfTags(reader, ids),
);
