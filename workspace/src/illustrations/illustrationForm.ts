import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { EditIllustrationQuery, IllustrationInput } from '../gql/graphql.ts';
import illustrationsTexts from '../messages/illustrations.js';
import type { DraftPage, PageWords } from '../pageEditor/index.ts';

/** decisions 4.2: 1 to 50 pictures. */
export const ILLUSTRATION_PICTURES = { type: 'ILLUSTRATION', most: 50 } as const;

/** How the pictures of an illustration are spoken of. */
export const illustrationWords: PageWords = {
  what: 'PICTURE',
  most: ILLUSTRATION_PICTURES.most,
  isPage: false,
};

/** The texts of an illustration. */
export const illustrationForm = z.object({
  title: boundedText(limits.illustrationTitle, () => textsOf(illustrationsTexts).fields.noTitle()),
  description: boundedText(limits.illustrationDescription),
  workId: z.string(),
  isOpen: z.boolean(),
});

export type IllustrationValues = z.input<typeof illustrationForm>;

export const emptyIllustration: IllustrationValues = { title: '', description: '', workId: '', isOpen: true };

/** A checked form with its pictures, as the API takes it. */
export const illustrationInputOf = (
  { workId, ...texts }: z.output<typeof illustrationForm>,
  pages: readonly DraftPage[],
): IllustrationInput => ({
  ...texts,
  workId: workId === '' ? null : workId,
  images: pages.flatMap(({ id, image, altText }) =>
    image ? [{ ...(id ? { id } : {}), imageId: image.id, altText }] : [],
  ),
});

/** The pictures an illustration has, as the editor holds them. */
export const picturesOf = ({ images }: EditIllustrationQuery['illustration']): DraftPage[] =>
  images.map(({ id, altText, image }) => ({
    key: id,
    id,
    path: '',
    image,
    uploadKey: null,
    altText,
    transcript: '',
    noSplit: false,
    isReplaced: false,
  }));
