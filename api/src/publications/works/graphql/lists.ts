import { builder } from '../../../graphql/builder.ts';
import { emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { TagRef } from '../../tags/index.ts';
import { listNewWorks, listWorksOfTag } from '../lists.ts';
import type { WorkRecord } from '../store/works.ts';
import { WorkConnection } from './refs.ts';

builder.queryField('newWorks', (t) =>
  t.field({
    type: WorkConnection,
    description: 'Works by the instant of their first publication, latest first.',
    authScopes: { public: true },
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_root, page, context) =>
      toConnection(await listNewWorks(context, page), (work) => work, page.after),
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
    resolve: async (tag, page, context) => {
      const slice = await listWorksOfTag(context, tag.id, page);
      return slice ? toConnection(slice, (work) => work, page.after) : emptyConnection<WorkRecord>();
    },
  }),
);
