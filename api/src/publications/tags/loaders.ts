import { defineLoader } from '../../graphql/defineLoader.ts';
import { countVisibleWorks, findRelatedTags, findTags, findTagsByNorm, type TagRecord } from './store/tags.ts';

export const tagLoader = defineLoader<string, TagRecord>('tags', (ids, { reader }) => findTags(reader, ids));

/** Tags by the folded form of their title. */
export const tagByNormLoader = defineLoader<string, TagRecord>('tagsByNorm', (norms, { reader }) =>
  findTagsByNorm(reader, norms),
);

export const tagWorkCountLoader = defineLoader<string, number>('tagWorkCounts', (ids, { reader }) =>
  countVisibleWorks(reader, ids),
);

/** As many as stand in one or two rows of chips. */
const RELATED_TAGS = 8;

export const relatedTagsLoader = defineLoader<string, TagRecord[]>('relatedTags', (ids, { reader }) =>
  findRelatedTags(reader, ids, RELATED_TAGS),
);
