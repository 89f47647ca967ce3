import { builder } from '../../../graphql/builder.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { TagRef } from '../../../publications/tags/index.ts';
import { listRising, listTagRows, loadTagDirectory, type TagDirectory, type TagRow } from '../listTagDirectory.ts';
import type { ListedTag } from '../store/listedTags.ts';

const SHOWN = 30;

const ListedTagRef = builder.objectRef<ListedTag>('ListedTag').implement({
  description: 'A tag as the page of all tags lists it.',
  fields: (t) => ({
    tag: t.field({ type: TagRef, description: 'The tag.', resolve: (listed) => listed }),
    workCount: t.exposeInt('workCount', {
      description: 'How many works a reader could see under it when tags were counted last, at most ten minutes ago.',
    }),
  }),
});

const TagRowRef = builder.objectRef<TagRow>('TagRow').implement({
  description: 'Tags that begin alike.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description:
        'A row of the Japanese syllabary by its first sound, such as あ or か; A–Z; 漢字 for those whose reading nobody wrote down as another name; 0–9 for figures and everything else.',
    }),
    tags: t.field({
      type: [ListedTagRef],
      description: 'In the order in which they are read.',
      resolve: (row) => row.tags,
    }),
  }),
});

const TagDirectoryRef = builder.objectRef<TagDirectory>('TagDirectory').implement({
  description: 'The tags of works a reader can see: the 1,000 with most works.',
  fields: (t) => ({
    mostUsed: t.field({
      type: [ListedTagRef],
      description: 'Those of most works first.',
      args: { first: t.arg.int({ description: 'Up to 100; 30 when it is not given.' }) },
      resolve: ({ tags }, { first }) => tags.slice(0, boundedFirst(first, SHOWN)),
    }),
    rising: t.field({
      type: [ListedTagRef],
      description: 'Those with more new works in the past 30 days than in the 30 before, the greatest growth first.',
      args: { first: t.arg.int({ description: 'Up to 100; 30 when it is not given.' }) },
      resolve: (directory, { first }) => listRising(directory).slice(0, boundedFirst(first, SHOWN)),
    }),
    rows: t.field({
      type: [TagRowRef],
      description: 'All of them by how they begin; rows without tags are left out.',
      resolve: listTagRows,
    }),
  }),
});

builder.queryField('tagDirectory', (t) =>
  t.field({
    type: TagDirectoryRef,
    description: 'The tags of the whole site, for a page that lists them.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => loadTagDirectory(context),
  }),
);
