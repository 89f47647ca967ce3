import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../product/accessibility.ts';
import { getProduct } from '../config.ts';
import { Creator } from '../product/Creator.ts';
import { operate } from '../product/operate.ts';
import { test } from '../product/test.ts';

// An editorial department writes to somebody who entered a contest, and gets an answer.

for (const look of [
  { name: 'in light on a desk', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'in dark on a phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test(`a department writes to an entrant, who finds it and answers, ${look.name}`, async ({ openBrowser }) => {
    const key = randomUUID().slice(0, 8);
    const contest = `s${key}`;
    const department = '週刊編集部';
    // Open for longer than any other contest: forms of works are about the one that opened last.
    await operate(
      'add-contest',
      contest,
      `スカウト賞${key}`,
      `スカウト賞${key}`,
      '2019-01-01',
      '2099-12-31',
      '--departments',
      `${department}; 月刊編集部`,
      '--yes',
    );
    const creator = await Creator.signUp(`応募者${key}`);
    const { workId } = await creator.publishWork({
      title: `夜明けの屋根 ${key}`,
      tags: [`スカウト賞${key}`],
      pages: 1,
    });
    const { updateWork } = await creator.ask(
      `mutation UpdateWork($input: UpdateWorkInput!) { updateWork(input: $input) { problems { message } } }`,
      {
        input: {
          id: workId,
          expectedRevision: 1,
          work: {
            contestApplications: [
              {
                contestIdentifier: contest,
                personalInfo: { name: '本名花子', nameReading: 'ほんみょうはなこ', email: 'private@example.com' },
                scoutPreference: 'SELECTED',
                selectedDepartments: [department],
              },
            ],
          },
        },
      },
    );
    expect(updateWork.problems).toEqual([]);
    const context = await openBrowser(look);
    const page = await context.newPage();
    await creator.signIn(context);

    await page.goto('/workspace/scouts');
    await expect(page.getByRole('heading', { name: 'No department has written to you yet' })).toBeVisible();

    const reply = `editors_${key}@example.com`;
    const letter = `「夜明けの屋根」を拝読しました。\n\n屋根の上の場面がとてもよく、連載の形でお話しできればと思います。\n\n${department} 山田`;
    await operate(
      'contests',
      'scout',
      contest,
      workId,
      '--department',
      department,
      '--message',
      letter,
      '--reply',
      reply,
      '--yes',
    );

    await page.goto('/notifications');
    await expect(page.getByText(`${department} wrote to you about`)).toBeVisible();
    await page.getByRole('link', { name: `夜明けの屋根 ${key}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${department} wrote to you`);
    await expect(page.getByText('屋根の上の場面がとてもよく')).toBeVisible();
    await expectAccessible(page, `a message ${look.name}`);

    await page.getByRole('radio', { name: /Interested/ }).check();
    await page.getByLabel('A few words').fill('土日なら電話に出られます。');
    await page.reload();
    await expect(page.getByLabel('A few words')).toHaveValue('土日なら電話に出られます。');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('An answer is final.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
    await expectAccessible(page, `an answer ${look.name}`);

    await page.goto('/workspace/scouts');
    await expect(page.getByRole('list', { name: 'Messages of editorial departments' })).toContainText('Interested');
    await expectAccessible(page, `the list ${look.name}`);

    const mails = async () => (await fetch(`${getProduct().url}/dev/inbox.json`)).json();
    await expect.poll(async () => JSON.stringify(await mails())).toContain(`@${creator.screenName} is interested`);
    const listed = await operate('contests', 'scouts', contest);
    expect(listed).toContain('INTERESTED');
    expect(listed).toContain('土日なら電話に出られます。');
    expect(listed).not.toMatch(/本名花子|private@example/);

    const other = await Creator.signUp(`他の人${key}`);
    const elsewhere = await openBrowser(look);
    await other.signIn(elsewhere);
    const theirs = await elsewhere.newPage();
    await theirs.goto(`/workspace/scouts/${await idIn(page)}`);
    await expect(theirs.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
    await operate('remove-contest', contest, '--yes');
  });
}

/** The id of the only message of a list. */
const idIn = async (page: Page): Promise<string> =>
  (await page.getByRole('link', { name: '週刊編集部' }).getAttribute('href'))?.split('/').at(-1) ?? '';
