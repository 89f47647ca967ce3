import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { listOwnWorks } from '../lists.ts';
import { OwnWorkSort } from './enums.ts';
import { WorkConnection } from './refs.ts';

builder.objectField(RegisteredViewerRef, 'works', (t) =>
  t.field({
    type: WorkConnection,
    description: 'All own works that are not in the trash.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      sort: t.arg({ type: OwnWorkSort, description: 'In what order; EDITED when absent.' }),
      title: t.arg.string({ description: 'Only works with this in their title, whatever its case, width and kana.' }),
    },
    resolve: async (viewer, page, { reader }) =>
      toConnection(await listOwnWorks(reader, viewer, page), (work) => work, page.after),
  }),
);
