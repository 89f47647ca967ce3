import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { defineLoader } from '../../../graphql/defineLoader.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { typeOfId } from '../../../kernel/ids.ts';
import { episodeLoader, EpisodeRef, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import {
  illustrationLoader,
  IllustrationRef,
  type IllustrationRecord,
} from '../../../publications/illustrations/index.ts';
import { noteVisit } from '../noteVisit.ts';
import { countUpdatesSince, listUpdates, type UpdateRow } from '../store/updates.ts';
import { findLastVisit } from '../store/visits.ts';

/** A badge says no more than this. */
const MOST_COUNTED = 100;

const lastVisitLoader = defineLoader<string, Date>('lastVisit', async ([accountId = ''], { reader }) => {
  const at = await findLastVisit(reader, accountId);
  return new Map(at ? [[accountId, at]] : []);
});

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
  accountId: string;
}

const UpdateInformation = builder.objectRef<UpdateNode>('UpdateInformation').implement({
  description: 'A watched creator published something.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it came out.' }),
    isNew: t.boolean({
      description: 'Whether it came out since the last visit to this list; never on the first visit.',
      resolve: async ({ accountId, occurredAt }, _args, context) => {
        const lastVisitAt = await lastVisitLoader(context).load(accountId);
        return lastVisitAt !== null && occurredAt > lastVisitAt;
      },
    }),
    entity: t.field({ type: UpdateEntity, description: 'What it is.', resolve: (update) => update.entity }),
  }),
});

const UpdateInformationConnection = defineConnection('UpdateInformation', UpdateInformation, {
  newCount: `How many came out since the last visit, up to ${MOST_COUNTED}.`,
});

/** The things behind the rows; what went away between the two statements is left out. */
async function loadUpdates(
  context: Context,
  accountId: string,
  rows: readonly UpdateRow[],
): Promise<Map<string, UpdateNode>> {
  const nodes = await Promise.all(
    rows.map(async ({ id, at }): Promise<[string, UpdateNode][]> => {
      const loader = typeOfId(id) === 'Episode' ? episodeLoader(context) : illustrationLoader(context);
      const entity = await loader.load(id);
      return entity ? [[id, { id: `update-${id}`, occurredAt: at, entity, accountId }]] : [];
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
    resolve: async (viewer, { first, after }, context) => {
      const accountId = viewer.accountId ?? '';
      const slice = await listUpdates(context.reader, accountId, boundedFirst(first, 20), after ?? null);
      const updates = await loadUpdates(context, accountId, slice.rows);
      const rows = slice.rows.filter(({ id }) => updates.has(id));
      const newCount = async () => {
        const lastVisitAt = await lastVisitLoader(context).load(accountId);
        return lastVisitAt ? countUpdatesSince(context.reader, accountId, lastVisitAt, MOST_COUNTED) : 0;
      };
      return { ...toConnection({ ...slice, rows }, ({ id }) => updates.get(id)!, after), newCount };
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
