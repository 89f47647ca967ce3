import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { typeOfId } from '../../../kernel/ids.ts';
import { episodeLoader, EpisodeRef, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import {
  illustrationLoader,
  IllustrationRef,
  type IllustrationRecord,
} from '../../../publications/illustrations/index.ts';
import { countOwnNewUpdates, isNewToViewer, listOwnUpdates, MOST_COUNTED } from '../listOwnUpdates.ts';
import { noteVisit } from '../noteVisit.ts';
import type { UpdateRow } from '../store/updates.ts';

type Published = EpisodeRecord | IllustrationRecord;

const UpdateEntity = builder.unionType('UpdateEntity', {
  description: 'What a creator published.',
  types: [EpisodeRef, IllustrationRef],
  resolveType: ({ id }) => (typeOfId(id) === 'Episode' ? 'Episode' : 'Illustration'),
});

interface UpdateNode {
  id: string;
  occurredAt: Date;
  entity: Published;
}

const UpdateInformation = builder.objectRef<UpdateNode>('UpdateInformation').implement({
  description: 'A watched creator published something.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    isNew: t.boolean({
      description: 'Whether it came out since the last visit to this list; never on the first visit.',
      resolve: ({ occurredAt }, _args, context) => isNewToViewer(context, occurredAt),
    }),
    entity: t.field({ type: UpdateEntity, description: 'What it is.', resolve: (update) => update.entity }),
  }),
});

const UpdateInformationConnection = defineConnection('UpdateInformation', UpdateInformation, {
  newCount: `How many came out since the last visit, up to ${MOST_COUNTED}.`,
});

/** The things behind the rows; what went away between the two statements is left out. */
async function loadUpdates(context: Context, rows: readonly UpdateRow[]): Promise<Map<string, UpdateNode>> {
  const nodes = await Promise.all(
    rows.map(async ({ id, at }): Promise<[string, UpdateNode][]> => {
      const loader = typeOfId(id) === 'Episode' ? episodeLoader(context) : illustrationLoader(context);
      const entity = await loader.load(id);
      return entity ? [[id, { id: `update-${id}`, occurredAt: at, entity }]] : [];
    }),
  );
  return new Map(nodes.flat());
}

builder.objectField(RegisteredViewerRef, 'updateInformation', (t) =>
  t.field({
    type: UpdateInformationConnection,
    description: 'What the watched creators published and the viewer can see, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) => {
      const slice = await listOwnUpdates(context, page);
      const updates = await loadUpdates(context, slice.rows);
      const rows = slice.rows.filter(({ id }) => updates.has(id));
      return {
        ...toConnection({ ...slice, rows }, ({ id }) => updates.get(id)!, page.after),
        newCount: () => countOwnNewUpdates(context),
      };
    },
  }),
);

const NoteUpdateVisitPayload = builder.objectRef<{ ok: boolean }>('NoteUpdateVisitPayload').implement({
  description: 'Noted.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
});

builder.mutationField('noteUpdateVisit', (t) =>
  t.field({
    type: NoteUpdateVisitPayload,
    description:
      'The viewer looks at the updates of watched creators. What came out before stays marked as new for this visit, which ends after 30 minutes without a look.',
    authScopes: { registered: true },
    resolve: async (_root, _args, context) => {
      await noteVisit(context);
      return { ok: true };
    },
  }),
);
