import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isRequiredArgument,
} from 'graphql';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { ASKERS, createPrivateScene, type Asker, type PrivateScene } from '../../testing/createPrivateScene.ts';
import { BEHIND, PRIVATE } from '../../testing/privateFields.ts';
import { PUBLIC } from '../../testing/publicFields.ts';
import { signingKey } from './tokens.ts';

let scene: PrivateScene;
beforeAll(async () => {
  scene = await createPrivateScene();
});
afterAll(() => scene.test.close());

/** The way to one thing of each type that has private fields; the thing has the alias or the field `at`. */
const WAYS: Record<string, (selection: string) => string> = {
  Work: (selection) => `query Q($work: ID!) { at: work(id: $work) { ${selection} } }`,
  Episode: (selection) => `query Q($episode: ID!) { at: episode(id: $episode) { ${selection} } }`,
  SurveyFromAuthor: (selection) =>
    `query Q($episode: ID!) { episode(id: $episode) { at: surveyFromAuthor { ${selection} } } }`,
  Illustration: (selection) => `query Q($illustration: ID!) { at: illustration(id: $illustration) { ${selection} } }`,
  Image: (selection) =>
    `query Q($episode: ID!) { episode(id: $episode) { pages(first: 1) { nodes { at: image { ${selection} } } } } }`,
  DaredemoComment: (selection) =>
    `query Q($episode: ID!) { episode(id: $episode) { daredemoComments(first: 1) { at: nodes { ${selection} } } } }`,
  YawarakaComment: (selection) =>
    `query Q($softEpisode: ID!) { episode(id: $softEpisode) { yawarakaComments(first: 1) { at: nodes { ${selection} } } } }`,
  User: (selection) => `query Q($owner: ID!) { at: node(id: $owner) { ... on User { ${selection} } } }`,
  RegisteredViewer: (selection) => `query Q { at: viewer { ... on RegisteredViewer { ${selection} } } }`,
  GuestViewer: (selection) => `query Q { at: viewer { ... on GuestViewer { ${selection} } } }`,
};

const objectType = (name: string) => schema.getType(name) as GraphQLObjectType;

function select(type: string, field: string): string {
  const answer = getNamedType(objectType(type).getFields()[field]?.type ?? objectType(type));
  if (isLeafType(answer)) return field;
  if (answer.name.endsWith('Connection')) return `${field} { edges { cursor } }`;
  const leaves = isObjectType(answer)
    ? Object.values(answer.getFields()).filter((one) => isLeafType(getNamedType(one.type)) && one.args.length === 0)
    : [];
  return `${field} { __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}
const documentFor = (type: string): string =>
  (WAYS[type] ?? (() => ''))(
    Object.keys(PRIVATE[type] ?? {})
      // What is asked by an id is proven where there is such a thing.
      .filter((field) => !objectType(type).getFields()[field]?.args.some(isRequiredArgument))
      .map((field) => select(type, field))
      .join(' '),
  );

/** The thing in an answer, wherever it lies. */
// oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are documents
function thingIn(value: any): Record<string, any> | null {
  if (value === null || typeof value !== 'object') return null;
  if ('at' in value) return Array.isArray(value.at) ? (value.at[0] ?? null) : value.at;
  for (const inner of Object.values(value)) {
    const found = thingIn(inner);
    if (found) return found;
  }
  return null;
}

/** What has an address of its own; `query node` in authorization.test.ts refuses the rest. */
const NODES = ['Work', 'Episode', 'Illustration', 'User', 'Tag'];

/** Whether a value tells anything. */
const isSomething = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (value && typeof value === 'object' && 'edges' in value) return (value.edges as unknown[]).length > 0;
  return Boolean(value);
};

async function ask(type: string, asker: Asker) {
  const as = asker === 'guest' ? null : scene.people[asker];
  const document = documentFor(type);
  const used = Object.entries(scene.things).filter(([name]) => document.includes(`$${name}:`));
  return scene.test.run(document, Object.fromEntries(used), as);
}

describe('private fields', () => {
  it.each(Object.keys(PRIVATE))('%s: who gets something from which field', async (type) => {
    const seen: Record<string, string[]> = Object.fromEntries(
      Object.keys(PRIVATE[type] ?? {}).map((name) => [name, []]),
    );
    for (const asker of ASKERS) {
      const { data, errors } = await ask(type, asker);
      expect([asker, errors]).toEqual([asker, []]);
      for (const [field, value] of Object.entries(thingIn(data) ?? {}))
        if (isSomething(value)) seen[field]?.push(asker);
      const text = JSON.stringify(data);
      for (const secret of scene.secrets)
        expect([asker, secret, asker !== 'owner' && text.includes(secret)]).toEqual([asker, secret, false]);
    }
    const found = Object.fromEntries(Object.entries(seen).map(([field, askers]) => [field, askers.join(' ')]));
    expect(found).toEqual(PRIVATE[type]);
  });

  it('every field of every type is decided: public, private, or behind a private one', () => {
    const decided: Record<string, string[]> = {};
    for (const table of [PUBLIC, BEHIND])
      for (const [type, fields] of Object.entries(table)) (decided[type] ??= []).push(...fields.split(' '));
    for (const [type, fields] of Object.entries(PRIVATE)) (decided[type] ??= []).push(...Object.keys(fields));
    const isDecidedElsewhere = (name: string) =>
      /^__|^(Query|Mutation|PageInfo|Problem)$|(Payload|Connection|Edge)$/.test(name);
    const existing = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !isDecidedElsewhere(type.name))
      .map((type) => [type.name, Object.keys((type as GraphQLObjectType).getFields()).toSorted()]);
    const sorted = Object.entries(decided).map(([type, fields]) => [type, fields.toSorted()]);
    expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(existing));
  });

  it('what stands behind private fields is reached by no other way', () => {
    // Told to the account of the name alone (openid/provider/connectedClientsOf.test.ts).
    const OF_ONESELF = 'connectedOIDCClientsByUserScreenName';
    const reached = new Set<string>();
    const walk = (type: GraphQLNamedType): void => {
      if (reached.has(type.name)) return;
      reached.add(type.name);
      if (type.name === 'Node') return NODES.forEach((name) => walk(objectType(name)));
      if (isAbstractType(type)) return schema.getPossibleTypes(type).forEach(walk);
      if (!isObjectType(type)) return undefined;
      for (const field of Object.values(type.getFields()))
        if (!(field.name in (PRIVATE[type.name] ?? {})) && field.name !== OF_ONESELF) walk(getNamedType(field.type));
      return undefined;
    };
    const query = schema.getQueryType();
    if (query) walk(query);
    expect(Object.keys(BEHIND).filter((type) => reached.has(type))).toEqual([]);
  });
});

describe('what a viewer has of their own', () => {
  it.each(['guest', 'visitor', 'provider'] as const)(
    '[R6-001] a %s has no more than a kind, a sign-in and their bookmarks',
    async (asker) => {
      expect(Object.keys(objectType('GuestViewer').getFields()).toSorted()).toEqual([
        'authProviders',
        'bookmarkedWorks',
        'email',
        'id',
        'kind',
        'screenName',
      ]);
      const { data, errors } = await ask('RegisteredViewer', asker);
      expect([errors, data]).toEqual([[], { at: {} }]);
    },
  );

  it.each(['reader', 'other', 'owner'] as const)(
    '[R1-015] [R6-004] %s, who has a profile, gets everything personal, the settings and the workspace',
    async (asker) => {
      const { data, errors } = await ask('RegisteredViewer', asker);
      expect(errors).toEqual([]);
      const whole = Object.values(objectType('RegisteredViewer').getFields())
        .filter(({ args }) => !args.some(isRequiredArgument))
        .map(({ name }) => name);
      expect(Object.keys(data.at).toSorted()).toEqual(whole.toSorted());
    },
  );
});

describe('a token that is over, or for something else', () => {
  const sign = (typ: string, until: string) =>
    new SignJWT({ kind: 'REGISTERED', sid: 'x', mode: 'GUEST', as: null })
      .setProtectedHeader({ alg: 'ES256', typ })
      .setSubject(scene.things.owner)
      .setIssuer('http://localhost:3000')
      .setAudience('komawari')
      .setIssuedAt()
      .setExpirationTime(until)
      .sign(signingKey(scene.test.services.config.secret));

  it.each([
    ['over', () => sign('komawari-identity+jwt', '-1s')],
    ['for view-as', () => sign('komawari-view-as+jwt', '300s')],
    ['for passing a check', () => sign('komawari-recaptcha-bypass+jwt', '300s')],
    ['for a plain JWT', () => sign('JWT', '300s')],
    ['of a mail', async () => 'c2lnbi11cA.bWFpbC1hY3Rpb24.c2ln'],
    ['of an upload', async () => 'AAAAAAAAAAAAAAAAAAAAAA'],
  ])('one %s opens no private field', async (_what, make) => {
    const token = await make();
    for (const type of Object.keys(PRIVATE)) {
      const document = documentFor(type);
      const used = Object.entries(scene.things).filter(([name]) => document.includes(`$${name}:`));
      const { data, errors } = await scene.test.run(document, Object.fromEntries(used), { token });
      expect([type, data ?? null, errors[0]?.extensions['code']]).toEqual([type, null, 'UNAUTHENTICATED']);
    }
  });
});
