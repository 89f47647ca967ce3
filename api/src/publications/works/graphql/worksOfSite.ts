import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { keys } from '../../../publishing/index.ts';
import { listWorksOfSite } from '../store/works.ts';
import { WorkConnection } from './refs.ts';

builder.objectField(SiteRef, 'works', (t) =>
  t.field({
    type: WorkConnection,
    description: 'Works a reader can see, in the order the creator chose.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (site, { first, after }, context) => {
      context.dependsOn(keys.userWorks(site.userId));
      const slice = await listWorksOfSite(
        context.reader,
        site.userId,
        site.workDefaultSortOrder,
        boundedFirst(first, 100),
        after ?? null,
      );
      return toConnection(slice, (work) => work, after);
    },
  }),
);
