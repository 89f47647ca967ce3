import { paintPage, sizeOf } from '../layout/paintPage.ts';
import type { PageScript } from '../layout/paintPage.ts';
import { Pen } from '../pen/Pen.ts';
import { randomFrom } from '../pen/random.ts';
import type { Size } from '../print/Medium.ts';
import { printSheet } from '../print/printSheet.ts';
import { commentsOn } from './comments.ts';
import { illustrationScripts } from './illustrations.ts';
import { portfolioScripts } from './portfolios.ts';
import type { CreatorScript, EpisodeScript, IllustrationScript, PictureScript, WorkScript } from './scripts.ts';
import type {
  DemoCreator,
  DemoEpisode,
  DemoIllustration,
  DemoPortfolio,
  DemoImage,
  DemoLike,
  DemoPage,
  DemoReader,
  DemoWork,
} from './types.ts';

/** Turns a creator's scripts into the data the seeding needs. */
export function buildCreator(script: CreatorScript, readers: readonly DemoReader[]): DemoCreator {
  const base = `creators/${script.screenName}`;
  return {
    ...script,
    icon: picture(`${base}/icon`, script.icon, 480, 480),
    site: { ...script.site, links: [...script.site.links], hero: picture(`${base}/hero`, script.site.hero, 1500, 500) },
    works: script.works.map((work) => buildWork(work, readers)),
    illustrations: (illustrationScripts[script.screenName] ?? []).map((illustration, i) =>
      buildIllustration(illustration, `${base}/illustrations/${i + 1}`),
    ),
    portfolio: buildPortfolio(script, base),
  };
}

function buildIllustration(script: IllustrationScript, key: string): DemoIllustration {
  return {
    title: script.title,
    description: script.description,
    work: script.work ?? null,
    publishedHoursAgo: script.hoursAgo,
    isOpen: script.isOpen ?? true,
    pictures: script.pictures.map((one, i) => picture(`${key}/${i + 1}`, one, one.width, one.height)),
  };
}

function buildPortfolio(creator: CreatorScript, base: string): DemoPortfolio | null {
  const script = portfolioScripts[creator.screenName];
  if (!script) return null;
  return {
    banner: picture(`${base}/banner`, creator.site.hero, 1500, 500),
    works: [...script.works],
    externalWorks: script.externalWorks.map((work) => ({
      ...work,
      urls: [...work.urls],
      thumbnail: picture(`${base}/portfolio/${work.key}`, work.thumbnail, 640, 896),
    })),
    categories: script.categories.map(({ title, works }) => ({ title, works: [...works] })),
  };
}

function buildWork(script: WorkScript, readers: readonly DemoReader[]): DemoWork {
  return {
    key: script.key,
    title: script.title,
    description: script.description,
    tags: [...script.tags],
    isOneShot: script.isOneShot ?? false,
    isCompleted: script.isCompleted ?? script.isOneShot ?? false,
    scrollDirection: script.scrollDirection ?? 'RIGHT_TO_LEFT',
    softComments: script.softComments ?? null,
    cover: picture(`works/${script.key}/cover`, script.cover, 1000, 1400),
    episodes: script.episodes.map((episode, i) => buildEpisode(script, episode, i + 1, readers)),
  };
}

function buildEpisode(
  work: WorkScript,
  script: EpisodeScript,
  number: number,
  readers: readonly DemoReader[],
): DemoEpisode {
  const key = `works/${work.key}/episodes/${number}`;
  const status = script.status ?? 'PUBLIC';
  const isOut = status === 'PUBLIC' || status === 'FAN_ONLY';
  return {
    key,
    title: script.title,
    status,
    publishedHoursAgo: script.hoursAgo ?? null,
    startPosition: script.startPosition ?? 'LATTER',
    afterword: script.afterword,
    pages: script.pages.map((page, i) => buildPage(work, page, `${key}/pages/${i + 1}`)),
    comments: isOut ? commentsOn(`${work.key}/${number}`) : [],
    likes: isOut ? likesFor(key, work.fame, readers) : [],
    salesInfo: script.salesInfo ?? null,
    views: isOut ? Math.round(400 * work.fame ** 2 + randomFrom(key).between(20, 120)) : 0,
  };
}

function likesFor(key: string, fame: number, readers: readonly DemoReader[]): DemoLike[] {
  const random = randomFrom(`likes ${key}`);
  return readers
    .filter(() => random.next() < 0.2 + fame * 0.6)
    .map((reader) => ({ reader: reader.screenName, count: random.whole(1, 10) }));
}

function buildPage(work: WorkScript, page: PageScript, key: string): DemoPage {
  const transcript = page.panels
    .flatMap((panel) => (panel.say ?? []).map((balloon) => balloon.text.replaceAll('\n', '')))
    .join('\n');
  const size = sizeOf(page);
  const image = imageOf(key, page.alt, size, page.focus, () => paintPage(work.style, page, key));
  return { ...image, transcript };
}

/** A single picture of the catalogue under this key, `width` by `height` pixels. */
export function picture(key: string, script: PictureScript, width: number, height: number): DemoImage {
  return imageOf(key, script.alt, { width, height }, script.focus, () => {
    const pen = new Pen(script.medium, key);
    script.draw.forEach((draw) => draw({ pen, box: { x: 0, y: 0, w: width, h: height } }));
    return pen;
  });
}

/** Widths that pictures are served in, see servedWidths of storage. One a little wider would have to be encoded beside the next of these, for nobody. */
const printedWidths = [1920, 1280, 960, 640];

/** What a sheet of this size is printed in. */
function printedSize({ width, height }: Size): Size {
  const printed = printedWidths.find((served) => served <= width) ?? width;
  return { width: printed, height: Math.round((height * printed) / width) };
}

function imageOf(
  key: string,
  altText: string,
  sheet: Size,
  focus: readonly [number, number] = [0.5, 0.4],
  paint: () => Pen,
): DemoImage {
  const name = key.replaceAll('/', '-');
  const printed = printedSize(sheet);
  return {
    key,
    fileName: name,
    altText,
    ...printed,
    focusX: focus[0],
    focusY: focus[1],
    async draw() {
      const { body, contentType } = await printSheet(paint(), sheet, printed);
      return { body, contentType, fileName: `${name}.${contentType === 'image/png' ? 'png' : 'jpg'}`, altText };
    },
  };
}
