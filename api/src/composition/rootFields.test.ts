import { assertEnumType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from './schema.ts';

it('every root field names its scope in the code, so that none is open by accident', () => {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { authScopes } = (field.extensions['pothosOptions'] ?? {}) as { authScopes?: Record<string, boolean> };
      expect([
        field.name,
        Object.keys(authScopes ?? {}).filter((scope) =>
          ['public', 'account', 'provider', 'registered', 'creator'].includes(scope),
        ),
      ]).toEqual([field.name, [expect.any(String)]]);
    }
  }
});

it('groups to compare with are own works, all, ranked ones and a genre, and ranges all time and three days [R9-018, R9-019]', () => {
  const valuesOf = (name: string) =>
    assertEnumType(schema.getType(name))
      .getValues()
      .map((value) => value.name);
  expect(valuesOf('AnalyticsCompareGroup')).toEqual(['GENRE', 'OWN_WORK', 'RANKED', 'UNIVERSAL']);
  expect(valuesOf('AnalyticsRange')).toEqual(['ALL_TIME', 'FIRST_THREE_DAYS']);
});

it('only what checks and answers the request of an application has a field for its error [R8-001]', () => {
  const having = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && 'error' in type.getFields());
  expect(having.map(({ name }) => name)).toEqual([
    'AuthorizeOIDCAuthenticationRequestPayload',
    'OIDCAuthenticationRequest',
  ]);
});

it('no type of the schema is a root field’s second door: only Query and Mutation take calls', () => {
  expect(schema.getSubscriptionType() ?? null).toBeNull();
  expect(
    Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.name === 'Subscription'),
  ).toEqual([]);
});
