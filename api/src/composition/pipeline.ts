import { useGraphQlJit } from '@envelop/graphql-jit';
import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { createYoga, type Plugin } from 'graphql-yoga';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql';
import { Refusal } from '../kernel/errors.ts';
import { noteCallOfClient } from '../openid/provider/index.ts';
import { admitWrite } from '../people/operatorPages/index.ts';
import { admitOperation } from '../people/tokens/index.ts';
import { readOnlyViewAs } from '../people/viewAs/index.ts';
import type { Context } from '../graphql/context.ts';
import { schema } from './schema.ts';

/** Limits for documents that are not our own (decisions 4.11: depth 12 and a cost cap). */
const armor = new EnvelopArmor({
  maxDepth: { n: 12, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 2000 },
  costLimit: { maxCost: 20_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3, ignoreIntrospection: true },
  // Suggestions leave every message alike where it is presented.
  blockFieldSuggestion: { enabled: false },
});

/** One document to execute for one viewer. */
export interface ExecutionRequest {
  source: string;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
  context: Context;
}

/** The answer, and whether the document itself was refused before anything ran. */
export interface Execution {
  result: ExecutionResult;
  refusedDocument: boolean;
}

/** Refuses questions about the schema itself. */
const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/**
 * A document has one operation, and a name given beside it is the name of that one. The compiler keeps one compiled form
 * of a document: with a choice in it, the first caller would choose for everybody after.
 */
function checkOperation(document: DocumentNode, operationName: string | undefined): GraphQLError | null {
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation || others.length > 0) return new GraphQLError('A document has exactly one operation.');
  if (operationName && operation.name?.value !== operationName)
    return new GraphQLError('The document has no operation of this name.');
  return null;
}

const isWrite = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.QUERY,
  );

const asError = (refusal: Refusal): GraphQLError => new GraphQLError(refusal.message, { originalError: refusal });

/** How often a document of others is executed before it is compiled: what that takes was spent on it several times by then. */
const COMPILED_AFTER = 1000;

/** Compiles what is asked again and again, and nothing that is sent once: to compile takes as long as hundreds of executions. */
function compileFrequent(): Plugin {
  const executions = new WeakMap<DocumentNode, number>();
  return useGraphQlJit(
    {},
    {
      enableIf({ document, contextValue }) {
        // Compiled documents read variables in their own way; what a token may do is judged by the way of the other ones.
        if ((contextValue as Context).actor.token) return false;
        const count = (executions.get(document) ?? 0) + 1;
        executions.set(document, count);
        return count > COMPILED_AFTER;
      },
    },
  ) as Plugin;
}

/** Executes documents through one cached parser, validator and compiler. */
export type Pipeline = (request: ExecutionRequest) => Promise<Execution>;

/**
 * Builds the pipeline. With `limits`, documents are held to depth, alias, token and cost limits; without `introspection`
 * they cannot ask about the schema.
 */
export function createPipeline({
  limits,
  introspection = true,
}: {
  limits: boolean;
  introspection?: boolean;
}): Pipeline {
  const plugins = [
    ...(limits ? [...armor.protect().plugins, compileFrequent()] : [useGraphQlJit()]),
    ...(introspection ? [] : [withoutIntrospection]),
  ] as Plugin[];
  const yoga = createYoga({
    schema,
    plugins,
    maskedErrors: false,
    logging: false,
    graphiql: false,
    landingPage: false,
  });
  return async ({ source, variables, operationName, context }) => {
    const envelope = yoga.getEnveloped(context as never);
    let document: DocumentNode;
    try {
      document = envelope.parse(source) as DocumentNode;
      const refused = checkOperation(document, operationName);
      const errors = refused ? [refused] : (envelope.validate(envelope.schema, document) as GraphQLError[]);
      if (errors.length > 0) return { result: { errors }, refusedDocument: true };
      if (context.viewAs && isWrite(document))
        return { result: { errors: [asError(readOnlyViewAs())] }, refusedDocument: false };
      const call = await admitOperation(context, schema, document, variables);
      if (call) await noteCallOfClient(context, call);
      await admitWrite(context, document);
    } catch (error) {
      if (error instanceof Refusal) return { result: { errors: [asError(error)] }, refusedDocument: false };
      // The parser throws what it does not understand, the limits what is too much; anything else is a fault.
      if (!(error instanceof GraphQLError)) throw error;
      return { result: { errors: [error] }, refusedDocument: true };
    }
    const contextValue = await envelope.contextFactory();
    const result = (await envelope.execute({
      schema: envelope.schema,
      document,
      contextValue,
      ...(variables ? { variableValues: variables } : {}),
    })) as ExecutionResult;
    return { result, refusedDocument: false };
  };
}
