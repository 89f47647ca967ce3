import { createTestApp, type TestApp, type TestPerson } from '@komawari/api/testing';

/** An application with one creator and her one public work, for operators to work on. */
export interface OperatorTest {
  test: TestApp;
  hana: TestPerson;
  workId: string;
}

/** Opens one; the caller closes `test`. */
export async function openOperatorTest(): Promise<OperatorTest> {
  const test = await createTestApp();
  const hana = await test.signUpCreator('hana');
  const created = await test.run(
    'mutation ($work: WorkInput!, $pages: [PageInput!]) { createWork(workInput: $work, episodeInput: { status: PUBLIC, pages: $pages }) { work { id } problems { message } } }',
    { work: { title: '夜明けの屋根' }, pages: [{ imageId: await test.addImage(hana) }] },
    hana,
  );
  return { test, hana, workId: created.data.createWork.work.id };
}
