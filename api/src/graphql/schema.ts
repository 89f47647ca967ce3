import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import { recordEntities } from './recordEntities.ts';
import '../images/graphql/index.ts';
import '../tags/graphql/index.ts';
import '../works/graphql/index.ts';
import '../episodes/graphql/index.ts';
import '../sites/graphql/index.ts';
import '../identity/graphql/index.ts';
import '../comments/graphql/index.ts';
import '../reading/graphql/index.ts';
import './nodeQuery.ts';

/** The whole schema, fields in alphabetical order so that the printed contract changes only where the product does. */
export const schema: GraphQLSchema = recordEntities(lexicographicSortSchema(builder.toSchema()));
