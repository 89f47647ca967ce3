import type { DocumentNode, GraphQLSchema } from 'graphql';
import { limitRate } from '../../database/index.ts';
import type { Context, Needs } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { auditPersonalToken } from '../identity/index.ts';
import { checkCall, checkOperation, type Call } from './checkOperation.ts';

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

/** The same for one call that is made with a token which came as an argument, not in the header. */
export async function admitCall(
  { database }: Needs<'database'>,
  { token }: Actor,
  call: string,
  args: Record<string, unknown>,
): Promise<void> {
  if (token === undefined) return;
  await limitRate(database, 'tokenCall', token.id);
  checkCall(call, args, token.scopes);
}
