import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { TokenScope } from '../../kernel/actor.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { isCallOpen, mayTokenRead, scopesForCall } from './policy.ts';

const notForTokens = (what: string): Refusal =>
  new Refusal(
    'FORBIDDEN',
    said(peopleErrors, (t) => t.tokens.notForTokens({ what })),
  );

const scopeMissing = (scope: TokenScope, what: string): Refusal =>
  new Refusal(
    'FORBIDDEN',
    said(peopleErrors, (t) => t.tokens.scopeMissing({ scope, what })),
    { neededScope: scope },
  );

/** What a document calls, where a token may call it. */
export interface Call {
  kind: 'query' | 'mutation';
  /** The root fields, each once. */
  fields: string[];
}

/** Holds one call of a root field, such as "query work", to what these scopes allow. Throws FORBIDDEN. */
export function checkCall(call: string, args: Record<string, unknown>, scopes: readonly TokenScope[]): void {
  const name = call.split(' ')[1] ?? call;
  const needed = scopesForCall(call, args);
  if (needed === null) throw notForTokens(name);
  const missing = needed.find((scope) => !scopes.includes(scope));
  if (missing) throw scopeMissing(missing, name);
}

/**
 * Holds a valid document to what a token may do, before anything of it runs: each root field with the arguments it is given,
 * and each field below. Directives that would leave a field out do not count. Throws FORBIDDEN, or a GraphQLError where
 * the variables do not fit: then nothing is known of what it would do.
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
  scopes: readonly TokenScope[],
): Call {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new GraphQLError('A document has exactly one operation.');
  if (operation.operation === 'subscription') throw notForTokens('subscriptions');
  const kind = operation.operation;
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const given = (): Record<string, unknown> => {
    const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
    if (errors) throw errors[0] ?? new GraphQLError('The variables do not match the document.');
    return coerced;
  };
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const [parent, definition] = [types.getParentType(), types.getFieldDef()];
        const name = node.name.value;
        if (!parent || !definition) throw notForTokens(name);
        if (parent !== root) {
          if (!mayTokenRead(parent.name, name)) throw notForTokens(`${parent.name}.${name}`);
          return;
        }
        // Questions about the schema itself are for the pipeline to allow.
        if (name.startsWith('__')) return;
        if (!isCallOpen(`${kind} ${name}`)) throw notForTokens(name);
        checkCall(`${kind} ${name}`, getArgumentValues(definition, node, given()), scopes);
        fields.add(name);
      },
    }),
  );
  return { kind, fields: [...fields] };
}
