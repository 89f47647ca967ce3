import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { countLimits, limits } from '@komawari/ui/limits';
import * as z from 'zod';
import portfoliosTexts from '../messages/portfolios.js';
import { webUrl } from '../sites/index.ts';
import type { UploadedImage } from '../uploads/index.ts';

/** A category of the portfolio. */
export const categoryForm = z.object({
  title: boundedText(limits.portfolioCategoryTitle, () => textsOf(portfoliosTexts).forms.noName()),
});

const place = z.object({ title: boundedText(limits.externalWorkUrlTitle), url: webUrl });

/** A work that was published elsewhere. */
export const externalWorkForm = z.object({
  title: boundedText(limits.externalWorkTitle, () => textsOf(portfoliosTexts).forms.noTitle()),
  description: boundedText(limits.externalWorkDescription),
  urls: z
    .array(place)
    .min(1, { error: () => textsOf(portfoliosTexts).forms.noAddress() })
    .max(countLimits.externalWorkUrls),
  thumbnailImage: z.custom<UploadedImage | null>(),
});

export type ExternalWorkValues = z.input<typeof externalWorkForm>;

export const emptyExternalWork: ExternalWorkValues = {
  title: '',
  description: '',
  urls: [{ title: '', url: '' }],
  thumbnailImage: null,
};
