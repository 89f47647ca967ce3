// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and whoever imports this file needs ours
/// <reference path="./oidcProvider.d.ts" />
import { createHash } from 'node:crypto';
import { errors, type Adapter } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { findPersonSession } from '../../people/identity/index.ts';
import { findClient } from '../clients/index.ts';
import { describeClient } from './describeClient.ts';
import { currentFlow } from './flow.ts';
import { presentSession } from './sessions.ts';
import { consumeArtifact, deleteArtifact, deleteArtifactsOf, findArtifact, writeArtifact } from './store/artifacts.ts';
import { deleteGrant, findLiveGrant, insertGrant } from './store/grants.ts';

/** Ids are what clients hold, so a stolen database has only their hashes. */
export const hashOfId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The id itself stays out of what is stored. */
const withoutId = ({ jti: _id, ...payload }: Record<string, unknown>): Record<string, unknown> => payload;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A grant asks this long for nothing new; each refresh token lives 30 days from its last use. */
export const GRANT_SECONDS = 365 * 86_400;

/** How the library keeps what it issues: everything in the database, and nothing there of which a client could be robbed. */
export function createAdapter(services: Needs<'config' | 'database'>): (model: string) => Adapter {
  const { database } = services;
  const general = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const grantId = textOf(payload['grantId']);
      await writeArtifact(
        database,
        { model, hash: hashOfId(id) },
        {
          grantHash: grantId === null ? null : hashOfId(grantId),
          clientId: textOf(payload['clientId']),
          payload: withoutId(payload),
          seconds: expiresIn,
        },
      );
    },
    async find(id) {
      const found = await findArtifact(database, { model, hash: hashOfId(id) });
      return found ? { ...found.payload, jti: id, ...(found.consumed ? { consumed: found.consumed } : {}) } : undefined;
    },
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      if (!(await consumeArtifact(database, { model, hash: hashOfId(id) })))
        throw new errors.InvalidGrant('already consumed');
    },
    destroy: (id) => database.transact((tx) => deleteArtifact(tx, { model, hash: hashOfId(id) })),
    revokeByGrantId: (grantId) => database.transact((tx) => deleteArtifactsOf(tx, model, hashOfId(grantId))),
  });
  const grants: Adapter = {
    ...general('Grant'),
    async upsert(id, payload) {
      const flow = currentFlow();
      if (!flow?.keptBy || !flow.session) throw new Error('a grant is made by an answer of a person alone');
      const grant = {
        hash: hashOfId(id),
        connectionId: flow.keptBy.connectionId,
        sessionId: flow.keptBy.isOffline ? null : flow.session.id,
        payload: withoutId(payload),
        seconds: GRANT_SECONDS,
      };
      await database.transact((tx) => insertGrant(tx, grant));
    },
    async find(id) {
      const payload = await findLiveGrant(database, hashOfId(id));
      return payload ? { ...payload, jti: id } : undefined;
    },
    destroy: (id) => database.transact((tx) => deleteGrant(tx, hashOfId(id))),
  };
  const clients: Adapter = {
    ...general('Client'),
    async find(id) {
      const client = await findClient(database, id);
      return client === null || client.state === 'BLOCKED' ? undefined : describeClient(client);
    },
  };
  const states = general('Session');
  const sessions: Adapter = {
    ...states,
    // Of a session only what a page of the library has to remember until its form comes back.
    async upsert(id, payload, expiresIn) {
      if (payload['state'] !== undefined)
        await states.upsert(
          id,
          { kind: 'Session', uid: payload['uid'], exp: payload['exp'], state: payload['state'] },
          expiresIn,
        );
    },
    async find(id) {
      const { session } = currentFlow() ?? {};
      if (session?.id === id) return presentSession(services, session);
      const [person, state] = [await findPersonSession(database, id), await states.find(id)];
      return person ? presentSession(services, person, state) : state;
    },
  };
  // A question the person has not answered is asked again by the request itself.
  const interactions: Adapter = { ...general('Interaction'), upsert: () => Promise.resolve() };
  const own: Record<string, Adapter> = { Interaction: interactions, Grant: grants, Client: clients, Session: sessions };
  return (model) => own[model] ?? general(model);
}
