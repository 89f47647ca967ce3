import type { FastifyBaseLogger } from 'fastify';
import type { AskAsGuest } from '../graphql/AskAsGuest.ts';
import type { Services } from '../graphql/context.ts';
import { unavailable } from '../kernel/outages.ts';
import { createExecutor } from './executor.ts';
import { noteFaultIn } from '../graphql/presentError.ts';

/**
 * Lets other channels than pages ask what everybody may see, with the very same resolvers. Each document is answered from
 * one instant of the database.
 */
export function createGuestQuery(services: Services, log: Pick<FastifyBaseLogger, 'error'>): AskAsGuest {
  const executor = createExecutor(services, noteFaultIn(log));
  return async <Data>(source: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await services.database.snapshot((reader) =>
      executor.executeAsGuest({
        source,
        ...(variables ? { variables } : {}),
        reader,
        recordDependency: () => undefined,
      }),
    );
    const [first] = errors ?? [];
    if (!first) return data as Data;
    if (first.extensions?.['code'] === 'NOT_FOUND') return null;
    if (first.extensions?.['code'] === 'SERVICE_UNAVAILABLE') throw unavailable();
    throw new Error(first.message, { cause: first });
  };
}
