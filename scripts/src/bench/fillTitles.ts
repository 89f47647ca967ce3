import type { Database } from '@komawari/api/database';

/** Parts of titles, the first ones far more frequent than the last, as words are in a language. */
const words = (
  'の 恋 君 夜 空 魔法 少女 異世界 転生 学園 勇者 令嬢 姫 王 猫 犬 雨 花 火 月 星 海 森 旅 街 夏 冬 春 秋 約束 記憶 手紙 図書館 ' +
  '郵便 配達 喫茶店 探偵 事件 推理 幽霊 妖怪 神様 天使 悪魔 竜 剣 騎士 冒険 迷宮 料理 食堂 弁当 居酒屋 職人 画家 音楽 歌 ピアノ ギター バンド ' +
  'サッカー 野球 剣道 弓道 将棋 囲碁 電車 バス 自転車 宇宙 ロボット 機械 人形 時計 鏡 鍵 扉 窓 屋根 階段 橋 川 島 山 雪 風 雲 虹 影 光 夢 嘘 秘密 ' +
  'となり はじめて さよなら ありがとう おかえり ただいま ふたり ひとり ねこ いぬ うさぎ きつね たぬき SF BL OL AI VR 4コマ 日記 物語 伝説 戦記 クロニクル'
).split(' ');
const joints = ['の', 'と', 'は', 'が', 'に', 'を', '、', ' ', '！', 'な', 'で', 'へ'];
const tags = [
  '日常',
  'コメディ・ギャグ',
  'ファンタジー',
  '恋愛',
  '学園',
  'ラブコメ',
  'バトル',
  'SF',
  'ホラー',
  'BL',
  '異世界',
  '縦読み',
];

/** The same numbers in every run. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function writeText(dice: () => number, parts: number): string {
  const pick = (list: string[]): string => list[Math.floor(dice() ** 2.2 * list.length)]!;
  return Array.from({ length: parts }, () => pick(words) + pick(joints)).join('');
}

/** Gives works made by fillDatabase titles and descriptions as people write them, twelve tags, and readers of unequal number. */
export async function fillTitles(database: Database): Promise<void> {
  const dice = createDice(7);
  const works = await database.query<{ id: string }>('listWorks', 'SELECT id FROM works ORDER BY id');
  for (let at = 0; at < works.length; at += 5000) {
    const ids = works.slice(at, at + 5000).map(({ id }) => id);
    await database.query(
      'fillTitles',
      `UPDATE works w SET title = g.title, description = g.description
       FROM unnest($1::text[], $2::text[], $3::text[]) AS g (id, title, description) WHERE w.id = g.id`,
      [
        ids,
        ids.map(() => writeText(dice, 2 + Math.floor(dice() * 4))),
        ids.map(() => writeText(dice, 10 + Math.floor(dice() * 20))),
      ],
    );
  }
  await database.query(
    'fillTagTitles',
    `UPDATE tags t SET title = g.title, norm = lower(g.title) FROM unnest($1::text[]) WITH ORDINALITY AS g (title, n)
     WHERE t.id = 't' || lpad(g.n::text, 20, '0')`,
    [tags],
  );
  await database.query(
    'fillViews',
    'UPDATE episode_counts SET view_count = (random() ^ 6 * 100000)::int, like_count = (random() ^ 6 * 5000)::int',
  );
}
