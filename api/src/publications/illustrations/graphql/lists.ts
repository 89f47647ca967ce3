import { builder } from '../../../graphql/builder.ts';
import { emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { OwnWorkSort, WorkRef } from '../../works/index.ts';
import {
  listIllustrationsOfSite,
  listIllustrationsOfWork,
  listOwnIllustrations,
  type IllustrationList,
} from '../lists.ts';
import type { IllustrationRecord } from '../store/illustrations.ts';
import { IllustrationConnection } from './refs.ts';

const connect = (found: IllustrationList | null, after: string | null | undefined) => ({
  ...(found ? toConnection(found.slice, (illustration) => illustration, after) : emptyConnection<IllustrationRecord>()),
  totalCount: found?.totalCount ?? 0,
});

builder.objectField(SiteRef, 'illustrations', (t) =>
  t.field({
    type: IllustrationConnection,
    description: 'Illustrations a reader can see, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async ({ userId }, page, context) =>
      connect(await listIllustrationsOfSite(context, userId, page), page.after),
  }),
);

builder.objectField(WorkRef, 'illustrations', (t) =>
  t.field({
    type: IllustrationConnection,
    description: 'Illustrations of this work a reader can see, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100; 20 when absent.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async ({ id }, page, context) => connect(await listIllustrationsOfWork(context, id, page), page.after),
  }),
);

builder.objectField(RegisteredViewerRef, 'illustrations', (t) =>
  t.field({
    type: IllustrationConnection,
    description: 'All own illustrations that are not in the trash.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      sort: t.arg({ type: OwnWorkSort, description: 'In what order; EDITED when absent.' }),
      title: t.arg.string({
        description: 'Only illustrations with this in their title, whatever its case, width and kana.',
      }),
    },
    resolve: async (viewer, page, { reader }) => connect(await listOwnIllustrations(reader, viewer, page), page.after),
  }),
);
