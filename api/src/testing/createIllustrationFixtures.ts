import type { TestApp, TestPerson } from './createTestApp.ts';
import { createFixture, text } from './fixtures.ts';

const DRAW =
  'mutation Fixture($input: CreateIllustrationInput!) { createIllustration(input: $input) { illustration { id } problems { path message } } }';

interface Ground {
  owner: TestPerson;
  /** Whose site will be closed. */
  closed: TestPerson;
  /** A work everybody sees, and one nobody does. */
  openWorkId: string;
  hiddenWorkId: string;
  picture(person: TestPerson, type: 'ILLUSTRATION', isSecret: boolean): Promise<string>;
}

/** Creates illustrations in every state that is nobody else's business, and one everybody may see. */
export async function createIllustrationFixtures(
  test: TestApp,
  { owner, closed, openWorkId, hiddenWorkId, picture }: Ground,
): Promise<{ hidden: string[]; visible: string }> {
  async function draw(person: TestPerson, isOpen: boolean, workId: string | null, isSecret: boolean): Promise<string> {
    const imageId = await picture(person, 'ILLUSTRATION', isSecret);
    const illustration = {
      title: text('illustration', isSecret),
      description: text('illustration-text', isSecret),
      isOpen,
      workId,
      images: [{ imageId, altText: text('illustration-alt', isSecret) }],
    };
    const data = await createFixture(test, DRAW, { input: { illustration } }, person);
    return data.createIllustration.illustration.id;
  }
  const set = (column: 'deleted_at' | 'suspended_at', id: string) =>
    test.services.database.query('setState', `UPDATE illustrations SET ${column} = now() WHERE id = $1`, [id]);

  const visible = await draw(owner, true, openWorkId, false);
  // Open by itself in a work that is hidden: only the work is not told.
  await draw(owner, true, hiddenWorkId, false);
  const [isClosed, deleted, suspended] = [
    await draw(owner, false, openWorkId, true),
    await draw(owner, true, openWorkId, true),
    await draw(owner, true, openWorkId, true),
  ];
  await set('deleted_at', deleted);
  await set('suspended_at', suspended);
  return { hidden: [isClosed, deleted, suspended, await draw(closed, true, null, true)], visible };
}
