import { boundedText } from '@komawari/ui/forms';
import { countLimits, limits } from '@komawari/ui/limits';
import * as z from 'zod';
import { webUrl } from '../sites/index.ts';
import type { UploadedImage } from '../uploads/index.ts';

/** A category of the portfolio. */
export const categoryForm = z.object({
  title: boundedText(limits.portfolioCategoryTitle, 'Give the category a name.'),
});

const place = z.object({ title: boundedText(limits.externalWorkUrlTitle), url: webUrl });

/** A work that was published elsewhere. */
export const externalWorkForm = z.object({
  title: boundedText(limits.externalWorkTitle, 'Give the work a title.'),
  description: boundedText(limits.externalWorkDescription),
  urls: z.array(place).min(1, 'Enter the address of the work.').max(countLimits.externalWorkUrls),
  thumbnailImage: z.custom<UploadedImage | null>(),
});

export type ExternalWorkValues = z.input<typeof externalWorkForm>;

export const emptyExternalWork: ExternalWorkValues = {
  title: '',
  description: '',
  urls: [{ title: '', url: '' }],
  thumbnailImage: null,
};
