import { builder } from '../../../graphql/builder.ts';
import type { ImageNode } from '../imageUrls.ts';

export const ImageRef = builder.objectRef<ImageNode>('Image');
