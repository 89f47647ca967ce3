import { expect } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { packPdf } from '../drawing/packPdf.ts';
import { packPsd } from '../drawing/packPsd.ts';
import { Creator } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { expectTiles } from '../product/editor.ts';
import { test } from '../product/test.ts';

// Pages out of what drawing programs write: PDF and PSD, drawn in the browser.

test('PDF and PSD become pages beside other files, in natural order, and each trouble is told alone', async ({
  page,
  context,
}) => {
  // The browser draws the pages of PDF and PSD files by itself, beside the product on the same cores.
  test.slow();
  const creator = await Creator.signUp('入稿の見本');
  const { workId } = await creator.publishWork({ title: '入稿の書式' });
  await creator.signIn(context);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`/workspace/manga/${workId}/episodes/new`);
  await expect(page.getByText('Drop images, a folder, ZIP, PDF or PSD.')).toBeVisible();
  // The end of a name is made of what the file holds, and may say anything.
  const names = fetched.map((url) => url.replace(/-[\w-]{8}\.\w+$/, ''));
  expect(names.filter((name) => /pdf|psd/i.test(name))).toEqual([]);

  const paper = async (number: number) => ({ picture: await drawPage(number) });
  const pdf = (name: string, body: Buffer) => ({ name, type: 'application/pdf', body });
  const psd = (name: string, body: Buffer) => ({ name, type: '', body });
  await dropFiles(page, [
    pdf(
      'p10.pdf',
      await packPdf([
        await paper(10),
        { ...(await paper(99)), claims: 40_000 },
        await paper(11),
        { ...(await paper(99)), isTorn: true },
      ]),
    ),
    png('p3.png', await drawPage(3)),
    psd('p2.psd', await packPsd(await drawPage(2))),
    pdf('p1.pdf', await packPdf([await paper(1)])),
    pdf('locked.pdf', await packPdf([await paper(99)], { isEncrypted: true })),
    pdf('torn.pdf', Buffer.from('%PDF-1.7 and nothing more')),
    pdf('endless.pdf', await packPdf([await paper(99)], { repeats: 4_999 })),
    psd('layers only.psd', await packPsd(await drawPage(99), { hasPicture: false })),
  ]);
  // The libraries for PDF and PSD are fetched first, and draw beside the product on the same cores.
  await expectTiles(page, [1, 2, 3, 10, 11], 90_000);
  await page.getByRole('button', { name: /^Errors/ }).click();
  const reasons = page.getByRole('list', { name: 'What is wrong' });
  await expect(reasons.getByRole('listitem')).toHaveText([
    /endless\.pdf: 5,000 pages, limit 200 an episode\./,
    /layers only: The PSD has no flattened picture\. Save it with "Maximize Compatibility"/,
    /locked\.pdf: The PDF has a password\./,
    /p10 2: This page of the PDF is empty or damaged\./,
    /p10 4: This page of the PDF is damaged\./,
    /torn\.pdf: The PDF is damaged\./,
  ]);
});
