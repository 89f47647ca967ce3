import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const isConnection = (type: GraphQLNamedType): boolean => type.name.endsWith('Connection');

/**
 * A selection of every field that can be reached from a type, for tests that look for what must not be there. A type that
 * stands on the way already is shown with its own values and pictures only, so that circles end. `leaveOut` names fields
 * whose refusal would hide what stands beside them.
 */
export function selectEverything(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  leaveOut: readonly string[] = [],
  way: readonly string[] = [],
): string {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${selectEverything(schema, possible, leaveOut, way)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const isRepeated = way.includes(type.name);
  const next = isConnection(type) ? way : [...way, type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) => !leaveOut.includes(field.name) && !field.args.some(isRequiredArgument),
  );
  const parts = fields.map((field) => select(schema, field, { leaveOut, way: next, isShallow: isRepeated }));
  return `{ __typename ${parts.join(' ')} }`;
}

function select(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  { leaveOut, way, isShallow }: { leaveOut: readonly string[]; way: readonly string[]; isShallow: boolean },
): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  // The entries of a list stand in `nodes` too.
  if (field.name === 'edges') return 'edges { cursor }';
  if (isShallow && type.name !== 'Image') return '';
  return `${field.name} ${selectEverything(schema, type, leaveOut, way)}`;
}

/**
 * Documents that call one root field with variables for all its arguments, and select everything below it: one document,
 * or one for each type the field may answer.
 */
export function callRootField(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  name: string,
  leaveOut: readonly string[] = [],
): string[] {
  const field = rootField(schema, kind, name);
  const type = getNamedType(field.type);
  const selections = isAbstractType(type)
    ? schema
        .getPossibleTypes(type)
        .map((possible) => `{ __typename ... on ${possible.name} ${selectEverything(schema, possible, leaveOut)} }`)
    : [selectEverything(schema, type, leaveOut)];
  return selections.map((selection) => call(kind, field, selection));
}

/** The same with the values of the answer's own type and its problems only: enough to see whether there is an answer. */
export function callRootFieldBriefly(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string): string {
  const field = rootField(schema, kind, name);
  const type = getNamedType(field.type);
  const own = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const leaves = own.filter((one) => isLeafType(getNamedType(one.type))).map((one) => one.name);
  const problems = own.some((one) => one.name === 'problems') ? 'problems { path code message messageJa }' : '';
  if (isLeafType(type)) return call(kind, field, '');
  return call(kind, field, `{ __typename ${leaves.join(' ')} ${problems} }`);
}

function rootField(schema: GraphQLSchema, kind: 'query' | 'mutation', name: string): GraphQLField<unknown, unknown> {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`There is no ${kind} ${name}.`);
  return field;
}

function call(kind: 'query' | 'mutation', { name, args }: GraphQLField<unknown, unknown>, selection: string): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} ${name}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`;
}

/** The names of all root fields of a kind. */
export const rootFieldsOf = (schema: GraphQLSchema, kind: 'query' | 'mutation'): string[] =>
  Object.keys((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).toSorted();
