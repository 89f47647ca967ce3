import { useGraphQlJit } from '@envelop/graphql-jit';
import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { schema } from './schema.ts';

/** Limits for documents that are not our own (decisions 4.11: depth 12 and a cost cap). */
const armor = new EnvelopArmor({
  maxDepth: { n: 12, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 2000 },
  costLimit: { maxCost: 20_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3, ignoreIntrospection: true },
  blockFieldSuggestion: { enabled: true },
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

/** Executes documents through one cached parser, validator and compiler. */
export type Pipeline = (request: ExecutionRequest) => Promise<Execution>;

/** Builds the pipeline. With `limits`, documents are held to depth, alias, token and cost limits. */
export function createPipeline({ limits }: { limits: boolean }): Pipeline {
  const plugins = [useGraphQlJit(), ...(limits ? armor.protect().plugins : [])] as Plugin[];
  const yoga = createYoga({ schema, plugins, maskedErrors: false, logging: false, graphiql: false, landingPage: false });
  return async ({ source, variables, operationName, context }) => {
    const envelope = yoga.getEnveloped(context as never);
    let document;
    try {
      document = envelope.parse(source);
    } catch (error) {
      return { result: { errors: [error as GraphQLError] }, refusedDocument: true };
    }
    const errors = envelope.validate(envelope.schema, document) as GraphQLError[];
    if (errors.length > 0) return { result: { errors }, refusedDocument: true };
    const contextValue = await envelope.contextFactory();
    const result = (await envelope.execute({
      schema: envelope.schema,
      document,
      contextValue,
      ...(variables ? { variableValues: variables } : {}),
      ...(operationName ? { operationName } : {}),
    })) as ExecutionResult;
    return { result, refusedDocument: false };
  };
}
