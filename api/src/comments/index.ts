export { insertComment } from './store/comments.ts';
