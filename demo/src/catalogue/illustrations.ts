import type { Painter } from '../layout/Stage.ts';
import { withoutLetters } from '../layout/paintPage.ts';
import { catBoss } from '../works/catBoss.ts';
import { deepPost, twelfthFloor } from '../works/deepPost.ts';
import { florist } from '../works/florist.ts';
import { kannaWork } from '../works/kanna.ts';
import { lastRun } from '../works/lastRun.ts';
import { lighthouse } from '../works/lighthouse.ts';
import { galaxyRadio, moonDuty } from '../works/moonDuty.ts';
import { parrotWitness } from '../works/parrot.ts';
import { rainGirl } from '../works/rainGirl.ts';
import { wellHouse } from '../works/well.ts';
import type { IllustrationScript, IllustrationPicture, WorkScript } from './scripts.ts';

/** A panel of a page without its balloons, as a picture of its own: [episode, page, panel], each from 1. */
function panelOf(
  work: WorkScript,
  [episode, page, panel]: readonly [number, number, number],
  alt: string,
  [width, height]: readonly [number, number],
): IllustrationPicture {
  const layers: readonly Painter[] | undefined = work.episodes[episode - 1]?.pages[page - 1]?.panels[panel - 1]?.draw;
  if (!layers) throw new Error(`${work.key} has no panel ${panel} on page ${page} of episode ${episode}.`);
  return { alt, medium: work.style.medium, draw: layers, width, height };
}

/** The cover of a work before its title was set. Some draw parts in pixels, so it keeps the size of a cover. */
const coverOf = (work: WorkScript, [width, height]: readonly [number, number] = [1000, 1400]): IllustrationPicture => ({
  ...work.cover,
  draw: withoutLetters(work.cover.draw),
  width,
  height,
});

const landscape = [1400, 1240] as const;
const spread = [1600, 1130] as const;

/** What the creators of the demo published besides their works, by screen name. */
export const illustrationScripts: Readonly<Record<string, readonly IllustrationScript[]>> = {
  haruno_koma: [
    {
      title: '灯台の夜、四つ',
      description:
        '本編のコマを、吹き出しのない一枚絵として塗り直しました。\n水彩紙は中目。星は歯ブラシで飛ばしています。',
      work: 'lighthouse',
      hoursAgo: 30,
      pictures: [
        panelOf(lighthouse, [1, 4, 4], '灯台の上を横切る夜空の鯨。', landscape),
        panelOf(lighthouse, [1, 1, 1], '星空の岬に立つ灯台。光が海を照らす。', landscape),
        panelOf(lighthouse, [2, 2, 1], '雲の上に浮かぶ郵便局の町。', spread),
        panelOf(lighthouse, [3, 3, 1], '灯台の光の中へ昇っていく手紙。', [1400, 1400]),
      ],
    },
    {
      title: 'ランタンと鯨',
      description: '表紙の、題字を入れる前の一枚です。',
      work: 'lighthouse',
      hoursAgo: 24 * 12,
      pictures: [coverOf(lighthouse)],
    },
    {
      title: '紫陽花の帰り道',
      description: '雨の色は三種類だけ。青、みどり、すこしの赤。',
      work: 'rain-girl',
      hoursAgo: 24 * 5,
      pictures: [
        coverOf(rainGirl),
        panelOf(rainGirl, [1, 4, 3], '相合傘の二人の上にかかる虹。', landscape),
        panelOf(rainGirl, [2, 3, 1], '雲の切れ間からさす光。', landscape),
      ],
    },
    {
      title: '番長、朝日の前に立つ',
      description: '年賀状に使おうとして、間に合いませんでした。',
      hoursAgo: 24 * 19,
      pictures: [coverOf(catBoss, [1300, 1300])],
    },
    {
      title: '体育祭（色を考え中）',
      description: '',
      work: 'rain-girl',
      hoursAgo: 6,
      isOpen: false,
      pictures: [panelOf(rainGirl, [2, 4, 3], '青空の下で笑う雨宮さん。', landscape)],
    },
  ],
  kouda_reiji: [
    {
      title: '跳ぶ瞬間、三枚',
      description: '跳ぶ前、跳んだ、着くまえ。いちばん難しいのは跳ぶ前です。',
      work: 'gale-kanna',
      hoursAgo: 44,
      pictures: [
        panelOf(kannaWork, [1, 3, 1], '夕日を背に、ビルのあいだを跳び越えるカンナ。', spread),
        panelOf(kannaWork, [1, 1, 1], '屋上を跳ぶカンナ。', landscape),
        panelOf(kannaWork, [2, 1, 1], '屋根を並んで駆ける二人。', landscape),
      ],
    },
    {
      title: '坂の下の海',
      description: '実際にこの坂を自転車で下りました。二度とやりません。',
      work: 'last-run',
      hoursAgo: 24 * 8,
      pictures: [panelOf(lastRun, [1, 5, 1], '坂の下に開ける海。', landscape), coverOf(lastRun)],
    },
  ],
  yomisaka: [
    {
      title: '赤い月',
      description: '井戸の水を汲むときは、月を見ないでください。',
      work: 'well-house',
      hoursAgo: 24 * 3,
      pictures: [coverOf(wellHouse)],
    },
  ],
  sakura_yuno: [
    {
      title: '閉店前の花屋',
      description: '花の名前はぜんぶ言えます。人の名前は覚えられません。',
      work: 'florist',
      hoursAgo: 24 * 2,
      pictures: [panelOf(florist, [1, 1, 1], '閉店前の花屋。', landscape), coverOf(florist)],
    },
  ],
  ponchi: [
    {
      title: '地球がよく見える日',
      description: '二色刷りのポストカードにする予定です。',
      work: 'moon-duty',
      hoursAgo: 24 * 4,
      pictures: [
        panelOf(moonDuty, [1, 4, 3], '屋上から地球を眺める三人。', landscape),
        panelOf(moonDuty, [2, 3, 3], '花の植わったロケット。', landscape),
      ],
    },
    {
      title: '四光年の返事を待つ',
      description: '',
      work: 'galaxy-radio',
      hoursAgo: 24 * 15,
      pictures: [coverOf(galaxyRadio)],
    },
  ],
  tateno_minori: [
    {
      title: '海の底の局長',
      description: '縦スクロールの外でも局長を見てほしくて。',
      work: 'deep-post',
      hoursAgo: 24 * 6,
      pictures: [coverOf(deepPost), coverOf(twelfthFloor)],
    },
  ],
  aoba_wataru: [
    {
      title: '目撃者',
      description: '犯人はこの絵の中にいません。',
      work: 'parrot-witness',
      hoursAgo: 24 * 9,
      pictures: [panelOf(parrotWitness, [1, 4, 3], '雨上がりの朝に向き合う鵜飼とオウム。', landscape)],
    },
  ],
};
