import { builder, NodeInterface } from '../../graphql/builder.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { tagWorkCountLoader } from '../loaders.ts';
import { findTagByTitle, listHotTags } from '../store/tags.ts';
import { TagRef } from './refs.ts';

TagRef.implement({
  description: 'A word that works are found by. Spellings that differ only in width, case or kana are one tag.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The tag without "#".' }),
    workCount: t.int({
      description: 'How many works a reader can see under it.',
      resolve: async (tag, _args, context) => {
        context.dependsOn(`Tag:${tag.id}/works`);
        return (await tagWorkCountLoader(context).load(tag.id)) ?? 0;
      },
    }),
  }),
});

builder.queryField('tag', (t) =>
  t.field({
    type: TagRef,
    description: 'The tag with this title. NOT_FOUND when no work a reader can see carries it.',
    authScopes: { public: true },
    args: { title: t.arg.string({ required: true, description: 'The title, in any spelling.' }) },
    resolve: async (_root, { title }, context) => {
      const tag = await findTagByTitle(context.reader, title);
      if (!tag) throw notFound();
      context.dependsOn(`Tag:${tag.id}/works`);
      if (!(await tagWorkCountLoader(context).load(tag.id))) throw notFound();
      return tag;
    },
  }),
);

builder.queryField('hotTags', (t) =>
  t.field({
    type: [TagRef],
    description: 'Tags of the works that came out lately, most used first.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 16, description: 'How many, up to 50.' }) },
    resolve: (_root, { first }, context) => {
      context.dependsOn('hotTags');
      return listHotTags(context.reader, boundedFirst(first, 16, 50));
    },
  }),
);
