import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { boundedFirst, decodeCursor, toSlice } from '../../../kernel/cursor.ts';
import { listOwnWorks, WorkConnection } from '../../../publications/works/index.ts';
import { RegisteredViewerRef } from './viewer.ts';

const page = { first: 'Up to 100.', after: 'Cursor of the last one seen.' } as const;

builder.objectField(RegisteredViewerRef, 'works', (t) =>
  t.field({
    type: WorkConnection,
    description: 'All own works that are not in the trash, latest edited first.',
    args: { first: t.arg.int({ description: page.first }), after: t.arg.string({ description: page.after }) },
    resolve: async (viewer, { first, after }, { reader }) =>
      toConnection(
        await listOwnWorks(reader, viewer.accountId ?? '', boundedFirst(first, 100), after ?? null),
        (work) => work,
        after,
      ),
  }),
);

interface TrashItemNode {
  id: string;
  kind: 'WORK' | 'EPISODE' | 'ILLUSTRATION';
  title: string;
  deletedAt: Date;
}

/** decisions 4.11: the trash keeps things 30 days. */
const TRASH_DAYS = 30;

const TrashItemKind = builder.enumType('TrashItemKind', {
  description: 'What lies in the trash.',
  values: {
    WORK: { description: 'A work with everything in it.' },
    EPISODE: { description: 'One episode.' },
    ILLUSTRATION: { description: 'An illustration with its pictures.' },
  },
});

const TrashItem = builder.objectRef<TrashItemNode>('TrashItem').implement({
  description: 'A work, an episode or an illustration in the trash.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the thing.' }),
    kind: t.expose('kind', { type: TrashItemKind, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'Its title; of an episode with the title of its work.' }),
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it went to the trash.' }),
    purgedAt: t.field({
      type: 'DateTime',
      description: 'When it will be gone for good.',
      resolve: (item) => new Date(item.deletedAt.getTime() + TRASH_DAYS * 86_400_000),
    }),
  }),
});
const TrashItemConnection = defineConnection('TrashItem', TrashItem);

builder.objectField(RegisteredViewerRef, 'trash', (t) =>
  t.field({
    type: TrashItemConnection,
    description: 'Own works, episodes and illustrations in the trash, latest first.',
    args: { first: t.arg.int({ description: page.first }), after: t.arg.string({ description: page.after }) },
    resolve: async (viewer, { first, after }, { reader }) => {
      const size = boundedFirst(first, 50);
      const [at, id] = after == null ? [null, null] : decodeCursor(after, ['instant', 'id']);
      const rows = await reader.query<TrashItemNode>(
        'listTrash',
        `SELECT * FROM (
           SELECT id, 'WORK' AS kind, title, deleted_at AS "deletedAt" FROM works WHERE user_id = $1 AND deleted_at IS NOT NULL
           UNION ALL SELECT e.id, 'EPISODE', w.title || ' ' || e.title, e.deleted_at FROM episodes e JOIN works w ON w.id = e.work_id
             WHERE w.user_id = $1 AND w.deleted_at IS NULL AND e.deleted_at IS NOT NULL
           UNION ALL SELECT id, 'ILLUSTRATION', title, deleted_at FROM illustrations WHERE user_id = $1 AND deleted_at IS NOT NULL
         ) trash WHERE $3::timestamptz IS NULL OR ("deletedAt", id) < ($3::timestamptz, $4) ORDER BY "deletedAt" DESC, id DESC LIMIT $2`,
        [viewer.accountId, size + 1, at, id],
      );
      return toConnection(
        toSlice(rows, size, (item) => [item.deletedAt.toISOString(), item.id]),
        (item) => item,
        after,
      );
    },
  }),
);
