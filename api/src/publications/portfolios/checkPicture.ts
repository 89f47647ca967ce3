import type { Reader } from '../../database/index.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canUseImage, findImages, type ImageRecord } from '../../media/images/index.ts';

/** A picture of a portfolio is the creator's own and was uploaded for this place, because each place has its own crop. */
export async function checkPicture(
  reader: Reader,
  actor: Actor,
  { id, type, path }: { id: string | null | undefined; type: ImageRecord['type']; path: string[] },
  found: Problem[],
): Promise<void> {
  if (id == null) return;
  const image = (await findImages(reader, [id])).get(id);
  if (!image || !canUseImage(actor, image))
    found.push(
      problem(
        path,
        'IMAGE_NOT_FOUND',
        said(publicationsErrors, (t) => t.portfolios.imageMissing()),
      ),
    );
  else if (image.type !== type)
    found.push(
      problem(
        path,
        'IMAGE_TYPE',
        said(publicationsErrors, (t) => t.portfolios.imageOfOtherUse()),
      ),
    );
}
