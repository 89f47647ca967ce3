import {
  defaultFieldResolver,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import { emptyConnection } from '../../../graphql/connection.ts';
import { BEFORE_WALLS } from '../policy.ts';
import type { EpisodeRecord } from '../store/episodes.ts';
import { canSeeBehindWalls } from '../walls.ts';

const EMPTY: Record<string, unknown> = { String: '', Boolean: false, Int: 0 };

/** What a field says when there is nothing to say. */
function nothingOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isObjectType(inner) && inner.name.endsWith('Connection')) return { ...emptyConnection(), totalCount: 0 };
  return 'name' in inner ? EMPTY[inner.name] : undefined;
}

/**
 * Puts every field of an episode behind its walls that is not on the list of what stands before them: a viewer before a wall
 * gets null, an empty text or list, zero or false, as if nothing were there. A field of a type that cannot say so has to be
 * nullable, or on the list.
 */
export function guardWalls(schema: GraphQLSchema): GraphQLSchema {
  const episode = schema.getType('Episode');
  if (!isObjectType(episode)) throw new Error('There is no type Episode.');
  const before = new Set<string>(BEFORE_WALLS);
  for (const field of Object.values(episode.getFields())) {
    if (before.has(field.name)) continue;
    const nothing = nothingOf(field.type);
    if (nothing === undefined)
      throw new Error(
        `Episode.${field.name} cannot be empty before a wall: make it nullable, or name it in BEFORE_WALLS.`,
      );
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (record: EpisodeRecord, args, context: Context, info) =>
      (await canSeeBehindWalls(context, record)) ? resolve(record, args, context, info) : nothing;
  }
  return schema;
}
