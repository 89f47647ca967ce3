import { TRASH_DAYS } from '../../../kernel/trash.ts';
import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { listOwnTrash } from '../listOwnTrash.ts';
import type { TrashItemRecord } from '../store/listTrash.ts';

const TrashItemKind = builder.enumType('TrashItemKind', {
  description: 'What lies in the trash.',
  values: {
    WORK: { description: 'A work with everything in it.' },
    EPISODE: { description: 'One episode.' },
    ILLUSTRATION: { description: 'An illustration with its pictures.' },
  },
});

const TrashItem = builder.objectRef<TrashItemRecord>('TrashItem').implement({
  description: 'A work, an episode or an illustration in the trash.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the thing.' }),
    kind: t.expose('kind', { type: TrashItemKind, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'Its title; of an episode with the title of its work.' }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The language of its work, a BCP 47 tag such as ja; null for an illustration that belongs to none.',
    }),
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
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (viewer, page, { reader }) =>
      toConnection(await listOwnTrash(reader, viewer, page), (item) => item, page.after),
  }),
);
