import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buildZip } from '@komawari/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { uploadIdOf } from './uploadId.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.signUpCreator('kaede');
});
afterAll(() => test.close());

const EXPAND = 'mutation E($id: ID!) { expandArchive(input: { uploadId: $id }) { __typename problems { code } } }';

it('an archive whose pages the disk has no room for is answered as an outage, leaves no page, and opens later', async () => {
  const { uploads } = test.services;
  const pages = ['1.png', '2.png'];
  const zip = buildZip(await Promise.all(pages.map(async (name) => ({ name, data: await drawPng() }))));
  const { id } = await uploads.add(person.actor.accountId, 'disk', 'a.zip', zip);
  const before = await readdir(uploads.folder);
  // A device of the system that answers every write as a full disk does; the second page is written to it.
  await symlink('/dev/full', join(uploads.folder, `${uploadIdOf(id, '2.png')}.part`));
  const refused = await test.run(EXPAND, { id }, person);
  expect([refused.status, refused.errors[0]?.extensions['code']]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(await readdir(uploads.folder)).toEqual(before);
  const opened = await test.run(EXPAND, { id }, person);
  expect([opened.status, opened.data.expandArchive.problems]).toEqual([200, []]);
});
