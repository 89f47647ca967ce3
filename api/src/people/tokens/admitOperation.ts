import type { DocumentNode, GraphQLSchema } from 'graphql';
import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { auditPersonalToken } from '../identity/index.ts';
import { checkOperation, type Call } from './checkOperation.ts';

/**
 * The one gate of programs' tokens: lets a document of somebody who came with one go on, or throws what stands against it.
 * Documents of everybody else pass, and null is the answer. What a personal token writes is written down.
 */
export async function admitOperation(
  { actor, services }: Context,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
): Promise<Call | null> {
  const { token } = actor;
  if (token === undefined) return null;
  await limitRate(services.database, 'tokenCall', token.id);
  const call = checkOperation(schema, document, variables, token.scopes);
  if (call.kind !== 'mutation' || token.clientId !== undefined) return call;
  await services.database.transact((tx) => auditPersonalToken(tx, token.id, 'WROTE', call.fields.join(' ')), {
    isChange: false,
  });
  return call;
}
