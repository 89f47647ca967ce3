import { builder, NodeInterface } from '../../../graphql/builder.ts';
import {
  candidatesOf,
  pickCandidate,
  srcSetOf,
  thumbnailUrl,
  type ImageCandidate,
  type ImageNode,
} from '../imageUrls.ts';
import { ImageRef } from './refs.ts';

export const ImageTypeEnum = builder.enumType('ImageType', {
  description: 'What a picture is for; each kind has its own bounds.',
  values: {
    PAGE: { description: 'A page of an episode: at least 300 pixels wide.' },
    COVER: { description: 'The cover of a work: at least 400 by 400 pixels.' },
    ICON: { description: 'A person: at least 120 pixels on each side.' },
    HERO: { description: 'The head of a creator site.' },
    BANNER: { description: 'A banner, 3 to 1.' },
    ILLUSTRATION: { description: 'A picture of an illustration: at least 300 pixels wide.' },
    THUMBNAIL: { description: 'What stands for a work of a portfolio.' },
  },
});

interface SliceNode {
  webp: ImageCandidate[];
  avif: ImageCandidate[] | null;
}

const slicesOf = (image: ImageNode, secret: string): SliceNode[] =>
  Array.from({ length: image.sliceCount }, (_, slice) => ({
    webp: candidatesOf(image, slice, 'webp', secret),
    avif: image.hasAvif ? candidatesOf(image, slice, 'avif', secret) : null,
  }));

const largest = (candidates: ImageCandidate[]): ImageCandidate => candidates.at(-1) ?? { url: '', width: 1, height: 1 };

const ImageSlice = builder.objectRef<SliceNode>('ImageSlice').implement({
  description:
    'One piece of a picture. Ordinary pictures have one, strips taller than 2,000 pixels several, from top to bottom.',
  fields: (t) => ({
    url: t.string({ description: 'URL of the largest WebP.', resolve: (slice) => largest(slice.webp).url }),
    srcSet: t.string({ description: 'WebP candidates with their widths.', resolve: (slice) => srcSetOf(slice.webp) }),
    avifSrcSet: t.string({
      nullable: true,
      description: 'AVIF candidates; null until they are made.',
      resolve: (slice) => (slice.avif ? srcSetOf(slice.avif) : null),
    }),
    width: t.int({ description: 'Width of the largest, in pixels.', resolve: (slice) => largest(slice.webp).width }),
    height: t.int({ description: 'Height of the largest, in pixels.', resolve: (slice) => largest(slice.webp).height }),
  }),
});

ImageRef.implement({
  description:
    'A picture in its served sizes. Originals are never served. URLs of pictures that are not public are signed for 15 minutes.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    type: t.field({
      type: ImageTypeEnum,
      description: 'What it is for.',
      resolve: ({ type }) => (type === 'FAVICON' ? 'ICON' : type),
    }),
    url: t.string({
      description: 'URL of the smallest size at least `width` pixels wide; without `width` of the largest.',
      args: { width: t.arg.int({ description: 'Wanted width in pixels.' }) },
      resolve: (image, { width }, { services }) => {
        const { secret } = services.config;
        if (width && width <= 160 && image.sliceCount === 1) return thumbnailUrl(image, secret);
        return pickCandidate(candidatesOf(image, 0, 'webp', secret), width)?.url ?? '';
      },
    }),
    srcSet: t.string({
      description: 'WebP candidates of the first slice.',
      resolve: (image, _args, { services }) => srcSetOf(candidatesOf(image, 0, 'webp', services.config.secret)),
    }),
    avifSrcSet: t.string({
      nullable: true,
      description: 'AVIF candidates of the first slice; null until they are made.',
      resolve: (image, _args, { services }) =>
        image.hasAvif ? srcSetOf(candidatesOf(image, 0, 'avif', services.config.secret)) : null,
    }),
    width: t.exposeInt('width', { description: 'Width of the whole picture in pixels, after orientation.' }),
    height: t.exposeInt('height', { description: 'Height of the whole picture in pixels, after orientation.' }),
    focusX: t.exposeFloat('focusX', {
      description: 'Horizontal focus point, 0 left to 1 right; crops keep it in sight.',
    }),
    focusY: t.exposeFloat('focusY', { description: 'Vertical focus point, 0 top to 1 bottom.' }),
    altText: t.exposeString('altText', { description: 'What the picture shows, in words; may be empty.' }),
    slices: t.field({
      type: [ImageSlice],
      description: 'The picture in pieces, from top to bottom.',
      resolve: (image, _args, { services }) => slicesOf(image, services.config.secret),
    }),
  }),
});
