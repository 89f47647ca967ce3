import {
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { selectEverything } from './selectEverything.ts';

/** A document that leads to a thing by one field of the schema. */
export interface Way {
  /** `Work.firstEpisode`, or the root field for the nearest way from there. */
  by: string;
  root: string;
  source: string;
}

/** One step from a type to a type: a field, and which of its possible types is meant. A list in pages is one step to its entries. */
interface Step {
  from: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  isPaged: boolean;
  to: GraphQLObjectType;
}

const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection');

/** The types of things a field answers. */
function endsOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  if (!isObjectType(type)) return [];
  const entries = isConnection(type) ? type.getFields()['nodes'] : undefined;
  return entries ? endsOf(schema, getNamedType(entries.type)) : [type];
}

const canBeTaken = (field: GraphQLField<unknown, unknown>): boolean => !field.args.some(isRequiredArgument);

/** Every step the schema allows; from the root also those with arguments, for which there are variables. */
function listSteps(schema: GraphQLSchema): Step[] {
  const query = schema.getQueryType();
  const isBegin = (type: GraphQLNamedType) =>
    isObjectType(type) && !type.name.startsWith('__') && !isConnection(type) && type !== schema.getMutationType();
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(isBegin)
    .flatMap((from) =>
      Object.values(from.getFields())
        .filter((field) => from === query || canBeTaken(field))
        .flatMap((field) => {
          const type = getNamedType(field.type);
          return endsOf(schema, type).map((to) => ({ from, field, isPaged: isConnection(type), to }));
        }),
    );
}

/** The shortest way from these first steps to a type, as steps; null when there is none. */
function findWay(steps: readonly Step[], first: readonly Step[], target: GraphQLObjectType): Step[] | null {
  let ends = first.map((step) => [step]);
  const reached = new Set<GraphQLObjectType>();
  while (ends.length > 0) {
    const arrived = ends.find((way) => way.at(-1)?.to === target);
    if (arrived) return arrived;
    ends = ends.flatMap((way) => {
      const last = way.at(-1)?.to;
      if (!last || reached.has(last)) return [];
      reached.add(last);
      return steps.filter(({ from }) => from === last).map((step) => [...way, step]);
    });
  }
  return null;
}

/** A way as a document: variables for the arguments of its root field, and `selection` at its end. */
function writeWay(way: readonly Step[], selection: string): string {
  const args = way[0]?.field.args ?? [];
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const body = way.reduceRight((inner, { field, isPaged, to }, index) => {
    const here = `{ __typename ... on ${to.name} ${inner} }`;
    return `{ ${field.name}${index === 0 && passed ? `(${passed})` : ''} ${isPaged ? `{ nodes ${here} }` : here} }`;
  }, selection);
  return `query W${declared && `(${declared})`} ${body}`;
}

/** `node` answers a few types only, and leads nowhere that their own root fields do not. */
const ROOTS_OF_NOTHING_ELSE = ['node'];

/**
 * Documents that lead to things of these types by every field of the schema that answers one, each by the shortest way to
 * that field; and to the first of the types from every root field that leads there at all. What stands at the end is
 * selected whole, with the things of these types in it, but for the fields `leaveOut` names. Where ways are equally short,
 * the one from the root field named first in `prefer` is taken.
 */
export function waysTo(
  schema: GraphQLSchema,
  types: readonly string[],
  { leaveOut, prefer }: { leaveOut: readonly string[]; prefer: readonly string[] },
): Way[] {
  const query = schema.getQueryType();
  const steps = listSteps(schema);
  const rankOf = ({ field }: Step): number =>
    prefer.includes(field.name) ? prefer.indexOf(field.name) : prefer.length;
  const roots = steps.filter(({ from }) => from === query).toSorted((one, other) => rankOf(one) - rankOf(other));
  const known = roots.filter(({ field }) => !ROOTS_OF_NOTHING_ELSE.includes(field.name));
  const targets = types.map((name) => schema.getType(name)).filter(isObjectType);
  const isTarget = (type: GraphQLObjectType): boolean => targets.includes(type);
  const entrances = steps.filter(({ from, to }) => isTarget(to) && from !== query && !isTarget(from));
  const byField = entrances.map((entrance) => {
    const way = findWay(steps, known, entrance.from);
    return way && [...way, entrance];
  });
  const byRoot = [...roots.filter(({ to }) => isTarget(to)), ...known].map((root) =>
    isTarget(root.to) ? [root] : targets[0] ? findWay(steps, [root], targets[0]) : null,
  );
  const ways = [...byField, ...byRoot].flatMap((way) => (way ? [way] : []));
  const written = ways.map((way) => {
    const last = way.at(-1) as Step;
    return {
      by: `${last.from.name}.${last.field.name}`,
      root: way[0]?.field.name ?? '',
      source: writeWay(way, selectEverything(schema, last.to, leaveOut)),
    };
  });
  return [...new Map(written.map((way) => [way.source, way])).values()];
}
