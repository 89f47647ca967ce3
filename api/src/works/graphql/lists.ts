import { builder } from '../../graphql/builder.ts';
import { toConnection } from '../../graphql/connection.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { TagRef } from '../../tags/index.ts';
import { listHotWorks, listNewWorks, listWorksOfTag } from '../store/works.ts';
import { WorkConnection, WorkRef } from './refs.ts';

builder.queryField('newWorks', (t) =>
  t.field({
    type: WorkConnection,
    description: 'Works by the instant of their first publication, latest first.',
    authScopes: { public: true },
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_root, { first, after }, context) => {
      context.dependsOn('newWorks');
      return toConnection(
        await listNewWorks(context.reader, boundedFirst(first, 100), after ?? null),
        (work) => work,
        after,
      );
    },
  }),
);

builder.queryField('hotWorks', (t) =>
  t.field({
    type: [WorkRef],
    description: 'What is liked, bookmarked and read most lately, newer counting more.',
    authScopes: { public: true },
    args: { first: t.arg.int({ defaultValue: 5, description: 'Up to 50.' }) },
    resolve: (_root, { first }, context) => {
      context.dependsOn('hotWorks');
      return listHotWorks(context.reader, boundedFirst(first, 5, 50));
    },
  }),
);

builder.objectField(TagRef, 'works', (t) =>
  t.field({
    type: WorkConnection,
    description: 'Works with this tag, latest first publication first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (tag, { first, after }, context) => {
      context.dependsOn(`Tag:${tag.id}/works`);
      return toConnection(
        await listWorksOfTag(context.reader, tag.id, boundedFirst(first, 100), after ?? null),
        (work) => work,
        after,
      );
    },
  }),
);
