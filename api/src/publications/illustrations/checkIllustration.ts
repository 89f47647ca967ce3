import { readClock, type ChangesOf, type Transaction } from '../../database/index.ts';
import { canUseImage, findImages, type ImageRecord } from '../../media/images/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
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
      {
        path: [PATH, 'title'],
        label: said(publicationsErrors, (t) => t.illustrations.titleLabel()),
        ...limits.illustrationTitle,
      },
      found,
    );
  }
  if (input.description != null) {
    columns.description = checkText(
      input.description,
      {
        path: [PATH, 'description'],
        label: said(publicationsErrors, (t) => t.illustrations.descriptionLabel()),
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
      said(publicationsErrors, (t) => t.illustrations.workGone()),
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
    found.push(
      problem(
        at,
        'REQUIRED',
        said(publicationsErrors, (t) => t.illustrations.pictureNeeded()),
      ),
    );
  if (given.length > MAX_IMAGES) {
    found.push(
      problem(
        at,
        'TOO_MANY',
        said(publicationsErrors, (t) =>
          t.illustrations.tooManyPictures({ count: given.length, most: MAX_IMAGES, excess: given.length - MAX_IMAGES }),
        ),
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
        said(publicationsErrors, (t) => t.illustrations.pictureMissing({ number })),
      ),
    );
  } else if (image.type !== 'ILLUSTRATION') {
    // Each kind has its own bounds and crop, applied when the picture is made (decisions 4.3).
    found.push(
      problem(
        [...at, 'imageId'],
        'IMAGE_TYPE',
        said(publicationsErrors, (t) => t.illustrations.pictureOfOtherUse({ number })),
      ),
    );
  }
  if (given.id && !before) {
    found.push(
      problem(
        [...at, 'id'],
        'PICTURE_NOT_FOUND',
        said(publicationsErrors, (t) => t.illustrations.pictureOfAnother({ number })),
      ),
    );
  }
  const altText = checkText(
    given.altText ?? before?.altText ?? '',
    {
      path: [...at, 'altText'],
      label: said(publicationsErrors, (t) => t.illustrations.altTextLabel()),
      ...limits.pictureAltText,
      multiline: true,
    },
    found,
  );
  return { id: before?.id ?? null, imageId: given.imageId, altText };
}
