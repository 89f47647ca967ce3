import type { Context } from '../graphql/context.ts';
import { defineLoader } from '../graphql/defineLoader.ts';
import { countVisibleWorks, findTags, type TagRecord } from './store/tags.ts';

export const tagLoader = defineLoader<string, TagRecord>('tags', (ids, { reader }) => findTags(reader, ids));

export const tagWorkCountLoader = defineLoader<string, number>('tagWorkCounts', (ids, { reader }: Context) =>
  countVisibleWorks(reader, ids),
);
