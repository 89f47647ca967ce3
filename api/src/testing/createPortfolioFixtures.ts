import type { TestApp, TestPerson } from './createTestApp.ts';

/** Who creates what, and how. */
interface PortfolioFixtureParts {
  test: TestApp;
  /** Runs a mutation that has to work. */
  run(document: string, input: Record<string, unknown>, person: TestPerson): Promise<Record<string, unknown>>;
  /** A word that stands nowhere else. */
  mark(where: string): string;
  /** A picture; a secret one is noted. */
  picture(person: TestPerson, type: Parameters<TestApp['addImage']>[1], isSecret: boolean): Promise<string>;
  owner: TestPerson;
  /** Whose site will be closed. */
  closed: TestPerson;
  openWorkId: string;
  /** The last one is of the closed site. */
  hiddenWorks: { workId: string }[];
}

/** A portfolio with hidden works in it, and one of a creator whose site will be closed. Answers the ids of what is hidden. */
export async function createPortfolioFixtures({
  run: runDocument,
  test,
  mark,
  owner,
  closed,
  openWorkId,
  hiddenWorks,
  picture,
}: PortfolioFixtureParts): Promise<string[]> {
  const run = async (name: string, input: Record<string, unknown>, person: TestPerson) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation Fixture($input: ${type}!) { ${name}(input: $input) { changedId portfolio { id } problems { message } } }`;
    return (await runDocument(document, input, person))[name] as { changedId: string; portfolio: { id: string } };
  };
  const external = async (person: TestPerson, isSecret: boolean) =>
    (
      await run(
        'addPortfolioWorkExternal',
        {
          title: isSecret ? mark('external') : 'plain external',
          description: isSecret ? mark('external-text') : 'plain',
          urls: [
            { title: isSecret ? mark('url') : 'plain', url: `https://${isSecret ? mark('host') : 'plain'}.example/` },
          ],
          thumbnailImageId: await picture(person, 'THUMBNAIL', isSecret),
        },
        person,
      )
    ).changedId;
  await external(owner, false);
  await run('addPortfolioWorkKomawaris', { workIds: [openWorkId] }, owner);
  const secret = await external(closed, true);
  const { portfolio } = await run(
    'updatePortfolioBannerImage',
    { bannerImageId: await picture(closed, 'BANNER', true) },
    closed,
  );
  const category = await run('addPortfolioCategory', { title: mark('category'), workIds: [secret] }, closed);
  const ids = [secret, portfolio.id, category.changedId];
  // Works that were hidden after they had joined.
  for (const [index, { workId }] of hiddenWorks.entries()) {
    const id = `o${String(index).padStart(20, '0')}`;
    await test.services.database.query(
      'insertKomawariWork',
      `INSERT INTO portfolio_komawari_works (id, user_id, work_id, thumbnail_image_id) SELECT $1, user_id, id, $3 FROM works WHERE id = $2`,
      [id, workId, await picture(workId === hiddenWorks.at(-1)?.workId ? closed : owner, 'THUMBNAIL', true)],
    );
    ids.push(id);
  }
  await test.services.database.query(
    'insertCategory',
    `WITH c AS (INSERT INTO portfolio_categories (id, user_id, title, position) VALUES ('g00000000000000000000', $1, 'plain category', 1) RETURNING id)
     INSERT INTO portfolio_category_works (category_id, position, komawari_work_id)
     SELECT c.id, row_number() OVER (ORDER BY k.id), k.id FROM c, portfolio_komawari_works k WHERE k.user_id = $1`,
    [owner.actor.accountId],
  );
  return ids;
}
