export { judgeYawaraka } from './judgeYawaraka.ts';
export { setModerator } from './setModerator.ts';
export { listDeskLog, listModerators } from './store/desk.ts';
export { takeDownComment } from './takeDownComment.ts';
export { countComment, insertComment } from './store/comments.ts';
export { insertYawarakaComment, listWaiting } from './store/yawarakaComments.ts';
export { commentsLifecycle } from './lifecycle.ts';
