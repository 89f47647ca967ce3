import { forgetWriter } from './store/forgetWriter.ts';
import type { Lifecycle } from '../../database/index.ts';
import { commentFilterWords } from './store/commentSetting.ts';
import { comments } from './store/comments.ts';
import { moderators, deskLog } from './store/desk.ts';
import { yawarakaComments } from './store/yawarakaComments.ts';
import { collectOwnComments } from './store/ownData.ts';

export const commentsLifecycle: Lifecycle = {
  name: 'readers/comments',
  tables: [commentFilterWords, comments, moderators, deskLog, yawarakaComments],
  forgetAccount: forgetWriter,
  collectData: collectOwnComments,
};
