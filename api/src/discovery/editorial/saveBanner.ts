import type { Needs } from '../../graphql/context.ts';
import { createImage } from '../../media/images/index.ts';
import { done, notFound, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import { checkText } from '../../kernel/text.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { checkLink } from './checkLink.ts';
import { checkPeriod } from './checkPeriod.ts';
import { operatorsActor } from './operatorsAccount.ts';
import { banners } from './store/banners.ts';

/** A picture as it lies on the operator's disk. */
export interface PictureFile {
  fileName: string;
  body: Buffer;
}

export interface BannerInput {
  /** For wide screens, 3 to 1. */
  pc: PictureFile;
  /** For phones, in any shape. */
  sp: PictureFile;
  url: string;
  alt: string;
  startsAt: Date;
  /** Null: until it is removed. */
  endsAt: Date | null;
  /** Smaller ones come first; the first that runs is shown. */
  position: number;
}

async function storePictures(
  services: Needs<'database' | 'objects' | 'uploads'>,
  bannerId: string,
  input: BannerInput,
  found: Problem[],
) {
  const actor = await operatorsActor(services.database);
  const ids: string[] = [];
  for (const [name, type] of [
    ['pc', 'BANNER'],
    ['sp', 'HERO'],
  ] as const) {
    const file = input[name];
    const upload = await services.uploads.add(actor.accountId, `${bannerId}/${name}`, file.fileName, file.body);
    const outcome = await createImage(services, actor, { uploadId: upload.id, type, altText: input.alt });
    if (outcome.ok) ids.push(outcome.value.id);
    else found.push(...outcome.problems);
  }
  return ids;
}

/** Checks a banner's words and dates; its pictures are checked by making their sizes. */
export function checkBanner(input: BannerInput): Problem[] {
  const found: Problem[] = [];
  checkLink(input.url, ['url'], found);
  checkText(
    input.alt,
    { path: ['alt'], label: said(discoveryErrors, (t) => t.editorial.altTextLabel()), min: 1, max: 200 },
    found,
  );
  if (input.endsAt) checkPeriod({ startsAt: input.startsAt, endsAt: input.endsAt }, ['endsAt'], found);
  return found;
}

/** Puts a banner on the top page. */
export async function addBanner(
  services: Needs<'database' | 'objects' | 'uploads'>,
  input: BannerInput,
): Promise<Outcome<{ id: string }>> {
  const found = checkBanner(input);
  if (found.length > 0) return problems(found);
  const id = newId('Banner');
  const [pcImageId, spImageId] = await storePictures(services, id, input, found);
  if (!pcImageId || !spImageId) return problems(found);
  await services.database.transact(async (tx) => {
    await banners.insert(tx, {
      id,
      pcImageId,
      spImageId,
      url: checkLink(input.url, ['url'], found),
      alt: input.alt.trim(),
      position: input.position,
      startsAt: input.startsAt,
      // Without one the column's own default stands: for ever.
      ...(input.endsAt && { endsAt: input.endsAt }),
    });
    await declareChanges(tx, [keys.banner]);
  });
  return done({ id });
}

/** Takes a banner away. Its pictures leave the public folder with it. */
export async function removeBanner({ database }: Needs<'database'>, id: string): Promise<void> {
  await database.transact(async (tx) => {
    if ((await banners.delete(tx, id)) === 0) throw notFound();
    await declareChanges(tx, [keys.banner]);
  });
}
