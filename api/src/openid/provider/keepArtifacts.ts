import { createHash } from 'node:crypto';
import { errors, type Adapter } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { consumeArtifact, deleteArtifact, deleteArtifactsOf, findArtifact, writeArtifact } from './store/artifacts.ts';

/** Ids are what clients hold, so a stolen database has only their hashes. */
export const hashOfId = (id: string): Buffer => createHash('sha256').update(id).digest();

/** The id itself stays out of what is stored. */
export const withoutId = ({ jti: _id, ...payload }: Record<string, unknown>): Record<string, unknown> => payload;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A refresh token that comes again this soon was sent twice; later it was copied. */
const CROSSING_SECONDS = 2;

/** Whether a row was refused because what it refers to is gone. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23503';

/** Codes, tokens and whatever else the library keeps by an id, as rows of one table. */
export function keepArtifacts({ database }: Needs<'database'>, model: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      const grantId = textOf(payload['grantId']);
      const artifact = {
        grantHash: grantId === null ? null : hashOfId(grantId),
        clientId: textOf(payload['clientId']),
        payload: withoutId(payload),
        seconds: expiresIn,
      };
      try {
        await writeArtifact(database, { model, hash: hashOfId(id) }, artifact);
      } catch (error) {
        // The grant ended while the answer was on its way.
        if (isForeignKeyViolation(error)) throw new errors.InvalidGrant('the grant is over');
        throw error;
      }
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
