import { isObjectType } from 'graphql';
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

it('no type of the schema is a root field’s second door: only Query and Mutation take calls', () => {
  expect(schema.getSubscriptionType() ?? null).toBeNull();
  expect(
    Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.name === 'Subscription'),
  ).toEqual([]);
});
