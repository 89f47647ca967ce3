import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';

/**
 * Lets every mutation of a document begin with empty loaders: what the payload of the one before it has read may be what this
 * one changes.
 */
export function readAnew(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (root, args, context: Context, info) => {
      context.loaders.clear();
      return resolve(root, args, context, info);
    };
  }
  return schema;
}
