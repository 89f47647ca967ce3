import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { tagLoader, TagRef } from '../../../publications/tags/index.ts';
import { findThemeOfTag, listCurrentThemes } from '../publicLists.ts';
import type { ThemeRecord } from '../store/themes.ts';

const ThemeRef = builder.objectRef<ThemeRecord>('Theme').implement({
  description: 'A tag that creators are invited to draw for, for a time.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', description: 'When it begins.', resolve: (theme) => theme.startsAt }),
    endsAt: t.field({ type: 'DateTime', description: 'The first instant after it.', resolve: (theme) => theme.endsAt }),
    isRunning: t.boolean({
      description: 'Whether it has begun; those that are over are not shown.',
      resolve: (theme) => theme.state === 'RUNNING',
    }),
    detailUrl: t.exposeString('detailUrl', { nullable: true, description: 'A page that says more.' }),
    tag: t.field({
      type: TagRef,
      description: 'Its tag.',
      resolve: async (theme, _args, context) => {
        const tag = await tagLoader(context).load(theme.tagId);
        if (!tag) throw new Error(`the tag of the theme ${theme.id} is gone`);
        return tag;
      },
    }),
  }),
});

builder.objectField(TagRef, 'theme', (t) =>
  t.field({
    type: ThemeRef,
    nullable: true,
    description: 'The theme it is now, or the next one it will be.',
    resolve: (tag, _args, context) => findThemeOfTag(context, tag.id),
  }),
);

builder.queryField('themes', (t) =>
  t.field({
    type: [ThemeRef],
    description: 'Themes that run, those that end first in front, and then those to come.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 10, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => listCurrentThemes(context, boundedFirst(first, 10, 50)),
  }),
);
