import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { keys } from '../../../publishing/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { SiteRef } from '../../../people/sites/index.ts';
import { WorkRef } from '../../works/index.ts';
import { siteIllustrationCountLoader, workIllustrationCountLoader } from '../loaders.ts';
import {
  listIllustrationsOfSite,
  listIllustrationsOfWork,
  listOwnIllustrations,
  type IllustrationRecord,
} from '../store/illustrations.ts';
import { IllustrationConnection } from './refs.ts';

const same = (illustration: IllustrationRecord): IllustrationRecord => illustration;

builder.objectField(SiteRef, 'illustrations', (t) =>
  t.field({
    type: IllustrationConnection,
    description: 'Illustrations a reader can see, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async ({ userId }, { first, after }, context) => {
      context.dependsOn(keys.userIllustrations(userId));
      const slice = await listIllustrationsOfSite(context.reader, userId, boundedFirst(first, 20), after ?? null);
      const totalCount = async () => (await siteIllustrationCountLoader(context).load(userId)) ?? 0;
      return { ...toConnection(slice, same, after), totalCount };
    },
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
    resolve: async ({ id }, { first, after }, context) => {
      context.dependsOn(keys.workIllustrations(id));
      const slice = await listIllustrationsOfWork(context.reader, id, boundedFirst(first, 20), after ?? null);
      const totalCount = async () => (await workIllustrationCountLoader(context).load(id)) ?? 0;
      return { ...toConnection(slice, same, after), totalCount };
    },
  }),
);

builder.objectField(RegisteredViewerRef, 'illustrations', (t) =>
  t.field({
    type: IllustrationConnection,
    description: 'All own illustrations that are not in the trash, latest edited first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (viewer, { first, after }, { reader }) => {
      const userId = viewer.accountId ?? '';
      const slice = await listOwnIllustrations(reader, userId, boundedFirst(first, 100), after ?? null);
      const totalCount = async () =>
        (
          await reader.query<{ count: number }>(
            'countOwnIllustrations',
            'SELECT count(*)::int AS count FROM illustrations WHERE user_id = $1 AND deleted_at IS NULL',
            [userId],
          )
        )[0]?.count ?? 0;
      return { ...toConnection(slice, same, after), totalCount };
    },
  }),
);
