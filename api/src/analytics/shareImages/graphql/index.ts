import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { AnalyticsMeasure, AnalyticsRange } from '../../figures/index.ts';
import { postShareImage } from '../postShareImage.ts';

const ShareImageFormat = builder.enumType('ShareImageFormat', {
  description: 'How large a share image is.',
  values: {
    WIDE: { description: '1200 by 630 pixels.' },
    TALL: { description: '1080 by 1350 pixels.' },
  } as const,
});

const ShareImageLook = builder.enumType('ShareImageLook', {
  description: 'How a share image looks.',
  values: { PAPER: { description: 'Ink on paper.' }, INK: { description: 'White on ink.' } } as const,
});

const PostShareImageInput = builder.inputType('PostShareImageInput', {
  description: 'A share image as its preview showed it, and the words that go with it.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'A work of the viewer. Others are NOT_FOUND.' }),
    text: t.string({
      required: true,
      description: 'What is posted, up to 280 as X weighs it: kana and kanji weigh two, an address 23.',
    }),
    altText: t.string({ required: true, description: 'What the image says, 1 to 1,000 characters.' }),
    format: t.field({ type: ShareImageFormat, required: true, description: 'How large it is.' }),
    look: t.field({ type: ShareImageLook, required: true, description: 'How it looks.' }),
    range: t.field({ type: AnalyticsRange, required: true, description: 'Which time.' }),
    measures: t.field({
      type: [AnalyticsMeasure],
      description: 'Up to three, the first one large; left out: a good choice.',
    }),
    compareTarget: t.id({ description: 'Id of a compare target; left out: none.' }),
    hasChart: t.boolean({ required: true, description: 'Whether it has the chart from episode to episode.' }),
  }),
});

const PostShareImagePayload = definePayload<{ url: string }>('PostShareImagePayload', 'Where the post is.', {
  url: { type: 'String', description: 'Its address at X.' },
});

builder.mutationField('postShareImage', (t) =>
  t.field({
    type: PostShareImagePayload,
    description:
      'Posts a share image on the viewer’s X account, now. Problems: X_ENDED (link again), X_REFUSED (X did not take it), X_LATER, X_UNKNOWN (it may be there). NOT_FOUND without a link, or where there is no image.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: PostShareImageInput, required: true, description: 'What is posted.' }) },
    resolve: async (_root, { input }, context) => toPayload(await postShareImage(context, input), (url) => ({ url })),
  }),
);
