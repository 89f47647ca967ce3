// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and whoever imports this file needs ours
/// <reference path="./oidcProvider.d.ts" />
import type { Adapter } from 'oidc-provider';
import { limitRate, type Reader } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { findPersonSession } from '../../people/identity/index.ts';
import { findClient, type ClientRecord } from '../clients/index.ts';
import { findAskedClient } from '../connections/index.ts';
import { currentCall } from './call.ts';
import { describeClient } from './describeClient.ts';
import { currentFlow } from './flow.ts';
import { hashOfId, keepArtifacts, keepRefreshTokens, withoutId } from './keepArtifacts.ts';
import { presentSession } from './sessions.ts';
import { deleteGrant, findLiveGrant } from './store/grants.ts';

/** A grant asks this long for nothing new; each refresh token lives 30 days from its last use. */
export const GRANT_SECONDS = 365 * 86_400;

/** A client, read once for a request; for a person with what it is to them. */
async function findAsked(database: Reader, id: string): Promise<ClientRecord | null> {
  const [flow, call] = [currentFlow(), currentCall()];
  const known = flow?.asked?.client ?? call?.client;
  if (known?.id === id) return known;
  if (flow?.session) {
    const { id: sessionId, accountId } = flow.session;
    const asked = await findAskedClient(database, { clientId: id, accountId, sessionId });
    if (asked) flow.asked = asked;
    return asked?.client ?? null;
  }
  // Before anything is looked up for it: a program that calls too often costs one statement.
  if (call) await limitRate(database, 'openidCallOf', `${id.slice(0, 100)} ${networkOf(call.ip)}`);
  const client = await findClient(database, id);
  if (flow && client) flow.asked = { client, connection: null, isLoggedIn: false };
  if (call && client) call.client = client;
  return client;
}

/** How the library keeps what it issues: everything in the database, and nothing there of which a client could be robbed. */
export function createAdapter(services: Needs<'config' | 'database'>): (model: string) => Adapter {
  const { database } = services;
  const grants: Adapter = {
    ...keepArtifacts(services, 'Grant'),
    upsert(id, payload) {
      const flow = currentFlow();
      if (!flow?.keptBy || !flow.session) throw new Error('a grant is made by an answer of a person alone');
      flow.unkept = {
        hash: hashOfId(id),
        connectionId: flow.keptBy.connectionId,
        sessionId: flow.keptBy.isOffline ? null : flow.session.id,
        payload: withoutId(payload),
        seconds: GRANT_SECONDS,
      };
      return Promise.resolve();
    },
    async find(id) {
      const known = currentCall()?.grant;
      const payload = known?.id === id ? known.payload : await findLiveGrant(database, hashOfId(id));
      return payload ? { ...payload, jti: id } : undefined;
    },
    destroy: (id) => database.transact((tx) => deleteGrant(tx, hashOfId(id))),
  };
  const clients: Adapter = {
    ...keepArtifacts(services, 'Client'),
    async find(id) {
      const client = await findAsked(database, id);
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
