import type { TestApp, TestPerson } from './createTestApp.ts';

/** What every marker begins with; nothing else in the product does. */
export const MARKER = 'zqmark';

let marks = 0;
/** A word that stands nowhere else, and tells where it was written. */
export const mark = (where: string): string => `${MARKER}${(marks += 1)}${where}`;

/** A marked text, or a plain one that everybody may see. */
export const text = (where: string, isSecret: boolean): string => (isSecret ? mark(where) : `plain ${where}`);

/** Runs a document that has to work. */
export async function createFixture(
  test: TestApp,
  document: string,
  variables: Record<string, unknown>,
  person: TestPerson,
) {
  const { data, errors } = await test.run(document, variables, person);
  const payload = data && Object.values(data as Record<string, { problems: { message: string }[] }>)[0];
  if (!payload || payload.problems.length > 0) throw new Error(JSON.stringify([errors, payload, test.faults]));
  return data;
}
