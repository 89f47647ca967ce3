export { judgeYawaraka } from './judgeYawaraka.ts';
export { takeDownComment } from './takeDownComment.ts';
export { countComment, insertComment } from './store/comments.ts';
export { insertYawarakaComment, listWaiting } from './store/yawarakaComments.ts';
