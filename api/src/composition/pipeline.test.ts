import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContext } from '../graphql/context.ts';
import { GUEST } from '../kernel/actor.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { createPipeline } from './pipeline.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Only what is compiled brings its own way to write the answer. */
const isCompiled = (result: object): boolean => 'stringify' in result;

it('compiles what others ask again and again, which then answers and refuses as before, and nothing that is sent once', async () => {
  const execute = createPipeline({ limits: true });
  const ask = (variables: Record<string, unknown>) => {
    const context = createContext({ services: test.services, actor: GUEST, reader: test.services.database });
    const source = 'query Q($wanted: Boolean!) { __typename @include(if: $wanted) kind: __typename }';
    return execute({ source, variables, context });
  };
  const [first, refused] = [await ask({ wanted: true }), await ask({ wanted: 'perhaps' })];
  expect(isCompiled(first.result)).toBe(false);
  for (let count = 0; count < 1000; count++) await ask({ wanted: false });
  const [later, refusedLater] = [await ask({ wanted: true }), await ask({ wanted: 'perhaps' })];
  expect(isCompiled(later.result)).toBe(true);
  expect(later.result.data).toEqual({ __typename: 'Query', kind: 'Query' });
  expect(first.result.data).toEqual(later.result.data);
  for (const { result } of [refused, refusedLater]) {
    expect(result.data).toBeUndefined();
    expect(result.errors).toHaveLength(1);
  }
});

it('does not compile for programs with a token, whose rights are judged by the variables as they are', async () => {
  const execute = createPipeline({ limits: true });
  const actor = { ...GUEST, token: { id: 't', scopes: [] } } as unknown as typeof GUEST;
  for (let count = 0; count < 1002; count++) {
    const context = createContext({ services: test.services, actor, reader: test.services.database });
    const { result } = await execute({ source: '{ __typename }', context });
    expect(isCompiled(result)).toBe(false);
  }
});
