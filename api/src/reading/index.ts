export { changeLikes } from './store/likes.ts';
export { insertBookmark } from './store/bookmarks.ts';
export { writeWatch } from './store/watches.ts';
export { episodeCountsLoader } from './loaders.ts';
export { createReadingEventLog, type ReadingEventLog } from './readingEventLog.ts';
