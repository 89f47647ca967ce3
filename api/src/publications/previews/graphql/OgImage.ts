import { cardSize } from '@komawari/storage/cards';
import { builder } from '../../../graphql/builder.ts';
import type { OgImageNode } from '../loaders.ts';

export const OgImageRef = builder.objectRef<OgImageNode>('OgImage').implement({
  description:
    'A picture for link previews, made of what everybody may see. Its URL changes when anything on it does, and answers only while the thing is public.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'URL from the root of the site.' }),
    width: t.int({ description: 'Width in pixels: 1,200.', resolve: () => cardSize.width }),
    height: t.int({ description: 'Height in pixels: 630.', resolve: () => cardSize.height }),
    altText: t.exposeString('altText', { description: 'What the picture says, in words.' }),
  }),
});
