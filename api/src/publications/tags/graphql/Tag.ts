import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { notFound } from '../../../kernel/errors.ts';
import { relatedTagsLoader, tagByNormLoader, tagWorkCountLoader } from '../loaders.ts';
import { foldTag } from '../../../kernel/tagTitle.ts';
import { TagRef } from './refs.ts';
import { keys } from '../../../publishing/index.ts';

TagRef.implement({
  description: 'A word that works are found by. Spellings that differ only in width, case or kana are one tag.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The tag without "#".' }),
    workCount: t.int({
      description: 'How many works a reader can see under it.',
      resolve: async (tag, _args, context) => {
        context.dependsOn(keys.tagWorks(tag.id));
        return (await tagWorkCountLoader(context).load(tag.id)) ?? 0;
      },
    }),
    relatedTags: t.field({
      type: [TagRef],
      description: 'Up to 8 tags that often stand beside it on works a reader can see, the most frequent first.',
      resolve: async (tag, _args, context) => {
        context.dependsOn(keys.tagWorks(tag.id));
        const related = (await relatedTagsLoader(context).load(tag.id)) ?? [];
        for (const { id } of related) context.dependsOn(keys.tag(id));
        return related;
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
      const tag = await tagByNormLoader(context).load(foldTag(title));
      if (!tag) throw notFound();
      context.dependsOn(keys.tagWorks(tag.id));
      if ((await tagWorkCountLoader(context).load(tag.id)) === null) throw notFound();
      return tag;
    },
  }),
);
