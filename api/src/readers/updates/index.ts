export { listUpdates } from './store/updates.ts';
