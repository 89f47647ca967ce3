// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and whoever imports this file needs ours
/// <reference path="./oidcProvider.d.ts" />
import { errors, type Adapter } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { findPersonSession } from '../../people/identity/index.ts';
import { findClient } from '../clients/index.ts';
import { describeClient } from './describeClient.ts';
import { currentFlow } from './flow.ts';
import { hashOfId, isForeignKeyViolation, keepArtifacts, keepRefreshTokens, withoutId } from './keepArtifacts.ts';
import { presentSession } from './sessions.ts';
import { deleteGrant, findLiveGrant, insertGrant } from './store/grants.ts';

/** A grant asks this long for nothing new; each refresh token lives 30 days from its last use. */
export const GRANT_SECONDS = 365 * 86_400;

/** The connection ended while the person's answer was on its way. */
function refuseEnded(error: unknown): never {
  throw isForeignKeyViolation(error) ? new errors.AccessDenied('the connection is over') : error;
}

/** How the library keeps what it issues: everything in the database, and nothing there of which a client could be robbed. */
export function createAdapter(services: Needs<'config' | 'database'>): (model: string) => Adapter {
  const { database } = services;
  const grants: Adapter = {
    ...keepArtifacts(services, 'Grant'),
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
      await insertGrant(database, grant).catch(refuseEnded);
    },
    async find(id) {
      const payload = await findLiveGrant(database, hashOfId(id));
      return payload ? { ...payload, jti: id } : undefined;
    },
    destroy: (id) => database.transact((tx) => deleteGrant(tx, hashOfId(id))),
  };
  const clients: Adapter = {
    ...keepArtifacts(services, 'Client'),
    async find(id) {
      const flow = currentFlow();
      const client = flow?.client?.id === id ? flow.client : await findClient(database, id);
      if (flow && client) flow.client = client;
      return client === null || client.state === 'BLOCKED' ? undefined : describeClient(client);
    },
  };
  const states = keepArtifacts(services, 'Session');
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
      if (session?.id === id) return presentSession(session);
      const [person, state] = [await findPersonSession(database, id), await states.find(id)];
      return person ? presentSession(person, state) : state;
    },
  };
  // A question the person has not answered is asked again by the request itself.
  const interactions: Adapter = { ...keepArtifacts(services, 'Interaction'), upsert: () => Promise.resolve() };
  const own: Record<string, Adapter> = {
    RefreshToken: keepRefreshTokens(services),
    Interaction: interactions,
    Grant: grants,
    Client: clients,
    Session: sessions,
  };
  return (model) => own[model] ?? keepArtifacts(services, model);
}
