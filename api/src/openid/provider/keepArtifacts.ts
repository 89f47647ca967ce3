import { createHash } from 'node:crypto';
import { errors, type Adapter } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { currentCall } from './call.ts';
import { currentFlow } from './flow.ts';
import {
  consumeArtifact,
  deleteArtifact,
  deleteArtifactsOf,
  findArtifact,
  writeArtifact,
  writeGrantWith,
  type NewArtifact,
} from './store/artifacts.ts';

/** Ids are what clients hold, so a stolen database has only their hashes. */
export const hashOfId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The id itself stays out of what is stored. */
export const withoutId = ({ jti: _id, ...payload }: Record<string, unknown>): Record<string, unknown> => payload;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A refresh token that comes again this soon was sent twice; later it was copied. */
const CROSSING_SECONDS = 2;

/** Whether a row was refused because what it refers to is gone. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

/** Something as it is kept: by the hash of its id, and without the id. */
function asArtifact(model: string, id: string, payload: Record<string, unknown>, seconds: number): NewArtifact {
  const grantId = textOf(payload['grantId']);
  return {
    model,
    hash: hashOfId(id),
    grantHash: grantId === null ? null : hashOfId(grantId),
    clientId: textOf(payload['clientId']),
    payload: withoutId(payload),
    seconds,
  };
}

/** What a program is given waits for the end of its call where something is used up for it. */
const isExchanged = (model: string): boolean => model === 'AccessToken' || model === 'RefreshToken';

/** Codes, tokens and whatever else the library keeps by an id, as rows of one table. */
export function keepArtifacts({ database }: Needs<'database'>, model: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      const artifact = asArtifact(model, id, payload, expiresIn);
      const [call, flow] = [currentCall(), currentFlow()];
      if (call?.used && isExchanged(model)) return void call.issued.push(artifact);
      try {
        if (flow?.unkept && artifact.grantHash?.equals(flow.unkept.hash))
          await writeGrantWith(database, flow.unkept, artifact);
        else await writeArtifact(database, artifact);
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        // The grant, or the connection, ended while the answer was on its way.
        throw flow ? new errors.AccessDenied('the connection is over') : new errors.InvalidGrant('the grant is over');
      }
    },
    async find(id) {
      const found = await findArtifact(database, { model, hash: hashOfId(id) });
      if (!found) return undefined;
      const call = currentCall();
      if (call && found.grant && found.person) {
        call.grant = { id: found.payload['grantId'], payload: found.grant };
        call.person = found.person;
      }
      return { ...found.payload, jti: id, ...(found.consumed ? { consumed: found.consumed } : {}) };
    },
    findByUid: () => Promise.resolve(undefined),
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const [call, address] = [currentCall(), { model, hash: hashOfId(id) }];
      if (call) call.used = address;
      else if (!(await consumeArtifact(database, address))) throw new errors.InvalidGrant('already consumed');
    },
    destroy: (id) => database.transact((tx) => deleteArtifact(tx, { model, hash: hashOfId(id) })),
    revokeByGrantId: (grantId) => database.transact((tx) => deleteArtifactsOf(tx, model, hashOfId(grantId))),
  };
}

/** Refresh tokens: two requests of one client that cross each other are no theft. The second gets nothing, and the first keeps what it got. */
export function keepRefreshTokens(services: Needs<'database'>): Adapter {
  const artifacts = keepArtifacts(services, 'RefreshToken');
  return {
    ...artifacts,
    async find(id) {
      const found = await artifacts.find(id);
      const consumed = found?.['consumed'];
      return typeof consumed === 'number' && Date.now() / 1000 - consumed < CROSSING_SECONDS ? undefined : found;
    },
  };
}
