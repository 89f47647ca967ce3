import type { DocumentNode, GraphQLSchema } from 'graphql';
import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { auditPersonalToken } from '../identity/index.ts';
import { checkOperation } from './checkOperation.ts';

/**
 * The one gate of personal tokens: lets a document of somebody who came with one go on, or throws what stands against it.
 * Documents of everybody else pass. What a token writes is written down.
 */
export async function admitOperation(
  { actor, services }: Context,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
): Promise<void> {
  const { token } = actor;
  if (token === undefined) return;
  await limitRate(services.database, 'tokenCall', token.id);
  const { kind, fields } = checkOperation(schema, document, variables, token.scopes);
  if (kind !== 'mutation') return;
  await services.database.transact((tx) => auditPersonalToken(tx, token.id, 'WROTE', fields.join(' ')), {
    isChange: false,
  });
}
