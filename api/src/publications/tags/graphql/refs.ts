import { builder } from '../../../graphql/builder.ts';
import type { TagRecord } from '../store/tags.ts';

export const TagRef = builder.objectRef<TagRecord>('Tag');
