import { isObjectType, type GraphQLSchema } from 'graphql';
import { isKeyedType, keyOfEntity } from '../publishing/index.ts';
import type { Context } from './context.ts';

/**
 * Makes every `id` field of an entity note the entity as a dependency of the answer. Documents of the site select `id`
 * on every entity they show, so a page's dependencies are complete without a line in any resolver. Entities without a key,
 * such as single pages, change only together with one that has.
 */
export function recordEntities(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const { name } = type;
    const field = type.getFields()['id'];
    if (!field || !isKeyedType(name)) continue;
    const resolve = field.resolve;
    field.resolve = (parent: { id: string; userId?: string }, args, context: Context, info) => {
      // A site is known by its creator: see publishing/keys.ts.
      context.dependsOn(keyOfEntity(name, name === 'Site' ? (parent.userId ?? '') : parent.id));
      return resolve ? resolve(parent, args, context, info) : parent.id;
    };
  }
  return schema;
}
