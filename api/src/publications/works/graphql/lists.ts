import { builder } from '../../../graphql/builder.ts';
import { emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { TagRef } from '../../tags/index.ts';
import { worksOfTagLoader } from '../loaders.ts';
import { listNewWorks, type WorkRecord } from '../store/works.ts';
import { WorkConnection } from './refs.ts';
import { keys } from '../../../publishing/index.ts';

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
      context.dependsOn(keys.newWorks);
      return toConnection(
        await listNewWorks(context.reader, boundedFirst(first, 100), after ?? null),
        (work) => work,
        after,
      );
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
      context.dependsOn(keys.tagWorks(tag.id));
      const asked = { first: boundedFirst(first, 100), after: after ?? null };
      const slice = await worksOfTagLoader(context, asked).load(tag.id);
      return slice ? toConnection(slice, (work) => work, after) : emptyConnection<WorkRecord>();
    },
  }),
);
