import { builder } from '../../../graphql/builder.ts';
import type { ImageNode } from '../addresses.ts';

export const ImageRef = builder.objectRef<ImageNode>('Image');
