import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { listWorksOfSite } from '../lists.ts';
import { WorkConnection } from './refs.ts';

builder.objectField(SiteRef, 'works', (t) =>
  t.field({
    type: WorkConnection,
    description: 'Works a reader can see, in the order the creator chose.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (site, page, context) =>
      toConnection(await listWorksOfSite(context, site, page), (work) => work, page.after),
  }),
);
