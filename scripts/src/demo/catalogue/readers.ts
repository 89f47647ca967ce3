import type { DemoReader } from './types.ts';

type Row = readonly [screenName: string, displayName: string, selfIntroduction: string, bookmarks: readonly string[], watches: readonly string[]];

const rows: readonly Row[] = [
  ['yomuko', 'よむ子', '寝る前に三話だけ読むつもりが、いつも朝です。', ['lighthouse'], ['haruno_koma']],
];

/** People who read, like and comment; the first one's address is the one the README names. */
export const demoReaders: DemoReader[] = rows.map(([screenName, displayName, selfIntroduction, bookmarks, watches], i) => ({
  email: i === 0 ? 'reader@example.com' : `${screenName.replaceAll('_', '.')}@example.com`,
  screenName,
  displayName,
  selfIntroduction,
  bookmarks: [...bookmarks],
  watches: [...watches],
}));
