import { drawShareImage, type CardPicture, type ShareImage } from '@komawari/storage/cards';
import type { Context } from '../../graphql/context.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import analyticsFigures, { type AnalyticsFigures } from '../../messages/analyticsFigures.js';
import { findImages, readDerivative } from '../../media/images/index.ts';
import { loadUser } from '../../people/sites/index.ts';
import { findPreviewFacts } from '../../publications/previews/index.ts';
import { requireAnalytics } from '../entry/index.ts';
import {
  compareGraph,
  loadShareImage,
  writeShare,
  type Range,
  type ShareImageData,
  type SingleMeasure,
} from '../figures/index.ts';
import { sayCompared, sayDays, writeShared } from './shareWords.ts';

/** What the address of a share image asks for. */
export interface ShareImageAsked {
  workId: string;
  format: ShareImage['format'];
  look: ShareImage['look'];
  range: Range;
  measures: readonly SingleMeasure[] | null;
  /** Id of a compare target; null: none. */
  target: string | null;
  hasChart: boolean;
}

/** Wide enough for the cover of the tall image. */
const PICTURE_WIDTH = 1280;

/** Draws the share image of a work of the viewer, in the language of the request. Null where it has too few readers for any number. */
export async function loadShareImageFile(context: Context, asked: ShareImageAsked): Promise<Buffer | null> {
  await requireAnalytics(context);
  const { workId, range, measures, target, hasChart } = asked;
  const data = await loadShareImage(context, { workId, range, targets: target ? [target] : [], measures, hasChart });
  if (data.chosen.length === 0) return null;
  const { figures } = data;
  const latest = figures.episodes.at(-1)?.episode;
  // The image is made to be shown: of a closed site it has no picture, for those are not public.
  const facts = await findPreviewFacts(context.reader, latest ? [workId, latest.id] : [workId]);
  const { displayName } = await loadUser(context, figures.work.userId);
  const [work, episode] = [facts.get(workId), latest && facts.get(latest.id)];
  const cover = await readPicture(context, work?.pictureId);
  const panel = episode?.pictureId === work?.pictureId ? null : await readPicture(context, episode?.pictureId);
  const language = await context.findLanguage();
  const { image } = analyticsFigures[language];
  return drawShareImage({
    format: asked.format,
    look: asked.look,
    title: figures.work.title,
    name: displayName,
    note: image.episodes({ count: figures.episodes.length }),
    cover,
    panel: asked.format === 'TALL' ? panel : null,
    numbers: data.chosen.flatMap((measure) => {
      const value = data.numbers.find((number) => number.measure === measure)?.value ?? null;
      return value === null ? [] : [writeShared(measure, value, language)];
    }),
    chart: hasChart ? await loadChart(context, asked, data) : null,
    foot: sayRange(data, range, image),
  });
}

/** Bars from episode to episode, beside the line of what is compared with where it has as many places. */
async function loadChart(
  context: Context,
  { workId, range, target }: ShareImageAsked,
  { chart }: ShareImageData,
): Promise<ShareImage['chart']> {
  const last = chart.at(-1);
  if (!last || chart.length < 2) return null;
  const [, line] = target ? await compareGraph(context, { workId, range, targets: [target], graph: 'REACHES' }) : [];
  const language = await context.findLanguage();
  const points = new Map(line?.points.map(({ place, value }) => [place, value]));
  const compared = chart.flatMap(({ place }) => points.get(place) ?? []);
  const end = compared.at(-1);
  return {
    values: chart.map(({ value }) => value),
    words: analyticsFigures[language].image.stillHere({ share: writeShare(last.value) }),
    compared:
      line?.target && end !== undefined && compared.length === chart.length
        ? { values: compared, words: sayCompared(line.target.workCount, end, language) }
        : null,
  };
}

function sayRange(
  { figures: { episodes, progress } }: ShareImageData,
  range: Range,
  image: AnalyticsFigures['image'],
): string {
  const first = episodes.map(({ episode }) => episode.publishedOn).toSorted()[0];
  if (first === undefined) return range === 'ALL_TIME' ? image.counted() : image.threeDays();
  const days = sayDays(first, todayInTokyo(progress.countedUntil.getTime()));
  return range === 'ALL_TIME' ? image.countedOn({ days }) : image.threeDaysOf({ days });
}

async function readPicture({ services }: Context, id: string | null | undefined): Promise<CardPicture | null> {
  const image = id ? (await findImages(services.database, [id])).get(id) : undefined;
  if (!image) return null;
  // Of a strip only the first slice is read, and its own top is the place to look at.
  const focusY = image.sliceCount > 1 ? 0 : image.focusY;
  return { bytes: await readDerivative(services.objects, image, PICTURE_WIDTH), focusX: image.focusX, focusY };
}
