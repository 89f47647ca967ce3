import { readClock, type ChangesOf, type Transaction } from '../../database/index.ts';
import { canUseImage, findImages, type ImageRecord } from '../../media/images/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { checkText } from '../../kernel/text.ts';
import { canEditWork, findWorks } from '../works/index.ts';
import {
  findIllustrationImages,
  type IllustrationImageDraft,
  type IllustrationImageRecord,
} from './store/illustrationImages.ts';
import type { IllustrationRecord, illustrations } from './store/illustrations.ts';
import { limits } from './limits.ts';

export interface IllustrationImageInput {
  id?: string | null | undefined;
  imageId: string;
  altText?: string | null | undefined;
}

/** What a person enters about an illustration; an absent field stays as it is, or takes its default. */
export interface IllustrationInput {
  title?: string | null | undefined;
  description?: string | null | undefined;
  isOpen?: boolean | null | undefined;
  workId?: string | null | undefined;
  images?: IllustrationImageInput[] | null | undefined;
}

/** The checked form: columns to write, pictures to set (null: leave them). */
export interface CheckedIllustration {
  columns: ChangesOf<typeof illustrations>;
  images: IllustrationImageDraft[] | null;
}

/** decisions 4.2: 1 to 50 pictures. */
const MAX_IMAGES = 50;
const PATH = 'illustration';

/** Checks everything entered about an illustration (decisions 4.2) and collects what is wrong. `current` is null for a new one. */
export async function checkIllustration(
  tx: Transaction,
  actor: Actor,
  current: IllustrationRecord | null,
  input: IllustrationInput,
  found: Problem[],
): Promise<CheckedIllustration> {
  const columns: ChangesOf<typeof illustrations> = {};
  if (current === null || input.title != null) {
    columns.title = checkText(
      input.title ?? '',
      { path: [PATH, 'title'], label: 'title', labelJa: 'タイトル', ...limits.illustrationTitle },
      found,
    );
  }
  if (input.description != null) {
    columns.description = checkText(
      input.description,
      {
        path: [PATH, 'description'],
        label: 'description',
        labelJa: '説明',
        ...limits.illustrationDescription,
        multiline: true,
      },
      found,
    );
  }
  if (input.isOpen != null) columns.isOpen = input.isOpen;
  if (input.isOpen && !current?.firstOpenedAt) columns.firstOpenedAt = await readClock(tx);
  if (input.workId !== undefined) {
    await checkWorkOf(tx, actor, input.workId, current, found);
    columns.workId = input.workId;
  }
  const isLeft = input.images == null && current !== null;
  return { columns, images: isLeft ? null : await checkImages(tx, actor, input.images ?? [], current, found) };
}

/** A work that went to the trash meanwhile may stay; a new one has to be there and one's own. */
async function checkWorkOf(
  tx: Transaction,
  actor: Actor,
  workId: string | null,
  current: IllustrationRecord | null,
  found: Problem[],
): Promise<void> {
  if (workId === null || workId === current?.workId) return;
  const work = (await findWorks(tx, [workId])).get(workId);
  if (work && canEditWork(actor, work)) return;
  found.push(
    problem(
      [PATH, 'workId'],
      'WORK_NOT_FOUND',
      'This work is not among yours any more. Choose another one, or none.',
      'この作品は見つかりません。別の作品を選ぶか、作品なしにしてください。',
    ),
  );
}

async function checkImages(
  tx: Transaction,
  actor: Actor,
  given: IllustrationImageInput[],
  current: IllustrationRecord | null,
  found: Problem[],
): Promise<IllustrationImageDraft[]> {
  const at = [PATH, 'images'];
  if (given.length === 0)
    found.push(problem(at, 'REQUIRED', 'Add at least one picture.', '画像を1枚以上追加してください。'));
  if (given.length > MAX_IMAGES) {
    found.push(
      problem(
        at,
        'TOO_MANY',
        `${given.length} pictures, the limit is ${MAX_IMAGES}. Remove ${given.length - MAX_IMAGES}, or make a second illustration of them.`,
        `画像は${MAX_IMAGES}枚までです（いま${given.length}枚）。`,
      ),
    );
    return [];
  }
  const images = await findImages(
    tx,
    given.map((one) => one.imageId),
  );
  const existing = current ? ((await findIllustrationImages(tx, [current.id])).get(current.id) ?? []) : [];
  const left = new Map(existing.map((one) => [one.id, one]));
  return given.map((one, index) => {
    const before = one.id ? left.get(one.id) : undefined;
    if (one.id) left.delete(one.id);
    return checkImage(actor, one, { before, image: images.get(one.imageId), index }, found);
  });
}

function checkImage(
  actor: Actor,
  given: IllustrationImageInput,
  {
    before,
    image,
    index,
  }: { before: IllustrationImageRecord | undefined; image: ImageRecord | undefined; index: number },
  found: Problem[],
): IllustrationImageDraft {
  const at = [PATH, 'images', String(index)];
  const number = index + 1;
  if (!image || !canUseImage(actor, image)) {
    found.push(
      problem(
        [...at, 'imageId'],
        'IMAGE_NOT_FOUND',
        `Picture ${number} is missing. Upload it again.`,
        `${number}枚目の画像が見つかりません。もう一度アップロードしてください。`,
      ),
    );
  } else if (image.type !== 'ILLUSTRATION') {
    // Each kind has its own bounds and crop, applied when the picture is made (decisions 4.3).
    found.push(
      problem(
        [...at, 'imageId'],
        'IMAGE_TYPE',
        `Picture ${number} was uploaded for something else. Upload it again as a picture of an illustration.`,
        `${number}枚目は別の用途の画像です。イラストとしてもう一度アップロードしてください。`,
      ),
    );
  }
  if (given.id && !before) {
    found.push(
      problem(
        [...at, 'id'],
        'PICTURE_NOT_FOUND',
        `Picture ${number} does not belong to this illustration. Load the illustration again.`,
        `${number}枚目はこのイラストの画像ではありません。読み込み直してください。`,
      ),
    );
  }
  const altText = checkText(
    given.altText ?? before?.altText ?? '',
    {
      path: [...at, 'altText'],
      label: 'description of the picture',
      labelJa: '代替テキスト',
      ...limits.pictureAltText,
      multiline: true,
    },
    found,
  );
  return { id: before?.id ?? null, imageId: given.imageId, altText };
}
