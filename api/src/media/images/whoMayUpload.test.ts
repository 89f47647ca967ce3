import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let origin: string;
let creator: TestPerson;
let visitor: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('mina');
  visitor = await test.visit();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const uploadOf = async ({ actor }: TestPerson) =>
  (await test.services.uploads.add(actor.accountId, newId('Page'), 'a.png', await drawPng(300, 300))).id;
const mutate = (name: string, selection: string, fields: string) => async (as: TestPerson | null) => {
  const uploadId = await uploadOf(as ?? creator);
  const document = `mutation { ${name}(input: { uploadId: "${uploadId}", ${fields} }) { ${selection} problems { code } } }`;
  const { errors, data } = await test.run(document, {}, as);
  return errors[0]?.extensions['code'] ?? data[name].problems[0]?.code ?? 'OK';
};

/** Every way in which bytes of a person come in, and what becomes of one small file. */
const WAYS: Record<string, { bring: (as: TestPerson | null) => Promise<unknown>; brought: unknown }> = {
  'POST /uploads': {
    async bring(as) {
      const response = await fetch(`${origin}/uploads`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '5',
          'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}`,
          ...(as && { authorization: `Bearer ${as.token}` }),
        },
      });
      const body = await response.text();
      return body === '' ? response.status : (JSON.parse(body) as { code: string }).code;
    },
    brought: 201,
  },
  createImage2: { bring: mutate('createImage2', 'image { id }', 'type: ICON'), brought: 'OK' },
  expandArchive: { bring: mutate('expandArchive', 'entries { path }', ''), brought: 'NOT_AN_ARCHIVE' },
  requestDataImport: { bring: mutate('requestDataImport', 'dataImport { id }', 'keepsStatus: false'), brought: 'OK' },
};

const takesUpload = (input: GraphQLArgument | GraphQLInputField, seen: readonly string[] = []): boolean => {
  const type = getNamedType(input.type);
  if (/upload|file|bytes|base64/i.test(input.name)) return true;
  return (
    isInputObjectType(type) &&
    !seen.includes(type.name) &&
    Object.values(type.getFields()).some((field) => takesUpload(field, [...seen, type.name]))
  );
};

it('every mutation that takes an upload is in the table', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const taking = mutations.filter(({ args }) => args.some((argument) => takesUpload(argument)));
  expect([...taking.map(({ name }) => name), 'POST /uploads'].toSorted()).toEqual(Object.keys(WAYS).toSorted());
});

it.each(Object.entries(WAYS))('%s is closed to guests and visitors, and open to a creator', async (_way, row) => {
  const answers = [await row.bring(null), await row.bring(visitor), await row.bring(creator)];
  expect(answers).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', row.brought]);
});
