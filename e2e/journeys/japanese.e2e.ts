import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { drawPage } from '../drawing/drawPage.ts';
import { expectAccessible } from '../product/accessibility.ts';
import { Creator } from '../product/Creator.ts';
import { dropFiles, png } from '../product/dropFiles.ts';
import { expectJapanese, startInJapanese } from '../product/japanese.ts';
import { moveMoney } from '../product/operate.ts';
import { readLetter } from '../product/readMail.ts';
import { turnTo, waitForReader } from '../product/reading.ts';
import { test } from '../product/test.ts';
import { payWithTestMoney } from '../product/testPayment.ts';

// The main journey where everything is Japanese: the installation, the browser, and what the two of them show.

const DAY = 86_400_000;
const key = randomUUID().slice(0, 6);
const creator = { email: `yui-${key}@example.jp`, screenName: `yui_${key}`, displayName: '灯台守のゆい' };
/** As long as withdrawals want it where there is no second factor. */
const password = '静かな冬の港に雪が降り積もる夜のこと';
const work = { title: '灯台と渡り鳥', tag: '海辺の町' };
const comment = '最後の鳥が帰ってきてよかったです。';

/** Where a reader begins; filled when the work is published. */
let workPath = '';

test.use({ locale: 'ja-JP' });
test.describe.configure({ mode: 'serial' });

let leave: () => Promise<void>;
test.beforeAll(async () => {
  leave = await startInJapanese();
});
test.afterAll(() => leave());

/** What a person sees at a stop: in Japanese, for everybody, and no wider than the screen. */
async function look(page: Page, what: string, more: readonly string[] = []): Promise<void> {
  await expectJapanese(page, what, [creator.screenName, ...more]);
  await expectAccessible(page, what);
}

/** Drops pages with these numbers, and waits until they are there. */
async function dropPages(page: Page, numbers: readonly number[]): Promise<void> {
  await dropFiles(page, await Promise.all(numbers.map(async (number) => png(`${number}.png`, await drawPage(number)))));
  const tiles = page.getByRole('list', { name: '読む順に並んだページ' });
  await expect(tiles.getByRole('article', { name: /準備完了$/ })).toHaveCount(numbers.length);
}

async function signUpByMail(page: Page): Promise<void> {
  await page.goto('/');
  await look(page, 'the top page');
  await page.getByRole('link', { name: '新規登録' }).click();
  await page.getByLabel('メールアドレス').fill(creator.email);
  await look(page, 'the sign-up');
  await page.getByRole('button', { name: 'リンクを送る' }).click();
  await expect(page.getByText(`${creator.email}にリンクを送りました`)).toBeVisible();
  const letter = await readLetter(creator.email);
  expect(letter.subject).toBe('Komawariの登録を続けてください');
  expect(letter.text).toContain('リンクは1時間以内に1回だけ使えます。');
  await page.goto(letter.link);
  await expect(page.getByText(`メールアドレスを確認しました：${creator.email}`)).toBeVisible();
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await look(page, 'choosing a password');
  await page.getByRole('button', { name: 'アカウントを作成する' }).click();
  await page.getByLabel('スクリーンネーム').fill(creator.screenName);
  await page.getByLabel('表示名').fill(creator.displayName);
  await expect(page.getByText('この名前は使えます。')).toBeVisible();
  await look(page, 'the profile');
  await page.getByRole('button', { name: 'はじめる' }).click();
  await expect(page).not.toHaveURL(/signup/);
}

async function publishWork(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '投稿する' }).click();
  await page.getByLabel('タイトル', { exact: true }).fill(work.title);
  await page.getByLabel('あらすじ').fill('渡り鳥のために明かりをともし続ける、小さな灯台の話。');
  await page.getByRole('textbox', { name: 'タグ' }).fill(work.tag);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${work.tag}を外す` })).toBeVisible();
  await dropPages(page, [1, 2, 3]);
  await page.getByLabel('あとがき').fill('読んでくださってありがとうございます。');
  await look(page, 'the form of a work');
  await page.getByRole('button', { name: '公開する', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '第1話' })).toContainText('公開');
  await look(page, 'a work of theirs');
  workPath = `/works/${new URL(page.url()).pathname.split('/').at(-1)}`;
}

async function sellEpisode(page: Page): Promise<void> {
  await page.getByRole('link', { name: '新しい話' }).first().click();
  await expect(page.getByRole('heading', { name: '第2話' })).toBeVisible();
  await dropPages(page, [4, 5, 6, 7]);
  // Its track lies over it, and is part of its label.
  await page.getByRole('switch', { name: 'この話を販売する' }).locator('..').click();
  await page.getByLabel('価格', { exact: true }).fill('500');
  await expect(
    page.getByRole('img', {
      name: '500円のうち、あなたの受取額は452円、Komawariの手数料は30円、決済手数料は18円です',
    }),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^公開/ }).check();
  await look(page, 'the editor of an episode');
  await page.getByRole('button', { name: '公開する', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '第2話' })).toContainText('¥500');
}

test('a creator signs up by mail in Japanese, publishes a work, and sells its second episode', async ({ page }) => {
  await signUpByMail(page);
  await publishWork(page);
  await sellEpisode(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a reader reads it in Japanese, comments, buys the second episode and reads on', async ({ page, context }) => {
    const reader = await Creator.signUp('浜辺の読者');
    await reader.signIn(context);
    await page.goto('/new_works');
    await look(page, 'new works');
    await page.getByRole('link', { name: work.title }).first().click();
    await expect(page).toHaveURL(new RegExp(`${workPath}$`));
    await look(page, 'the page of a work');
    await page.getByRole('link', { name: '第1話を読む' }).click();
    await waitForReader(page);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('region', { name: '話の終わり' })).toBeVisible();
    await page.getByLabel('コメントを書く').fill(comment);
    await page.getByRole('button', { name: '投稿する' }).click();
    await expect(page.getByRole('article').filter({ hasText: comment })).toBeVisible();
    await look(page, 'the end of an episode');

    const next = page.getByRole('link', { name: /^次の話/ }).first();
    const address = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await waitForReader(page);
    const wall = page.getByRole('region', { name: /^残りの\dページを読む/ });
    await turnTo(page, wall);
    await expect(wall).toContainText('500円');
    await expect(wall).toContainText('税込');
    await look(page, 'the wall');
    await wall.getByRole('button', { name: 'この話を購入する' }).click();
    await payWithTestMoney(page, 'Success');
    await expect(page.getByText('購入しました。いつでも読めます')).toBeVisible();
    // Japanese may break anywhere; a label that had no room stood on end.
    const receipt = await page.getByText('領収書', { exact: true }).boundingBox();
    expect(receipt?.width).toBeGreaterThan(receipt?.height ?? 0);
    await expect(page.locator('[data-paywall]')).toHaveCount(0);
    await look(page, 'behind the wall');
    expect((await readLetter(reader.email)).text).toContain('500円（税込）のお支払いが完了しました。');
    await page.goto('/my/settings/purchase_history');
    await expect(page.getByText('500円').first()).toBeVisible();
    await look(page, 'the purchases');
  });
});

test('the creator is told in Japanese, and asks for what was earned', async ({ page, context }) => {
  await context.request.post('/identity/sign_in', {
    headers: { 'x-komawari-client': 'web' },
    data: { email: creator.email, password },
  });
  await moveMoney('sell', creator.screenName, '10000', new Date(Date.now() - 3 * DAY).toISOString());
  await page.goto('/notifications');
  await expect(page.getByText(/浜辺の読者さん\s*が.*にコメントしました/)).toBeVisible();
  await look(page, 'the notifications');
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'the workspace');
  await page.goto('/workspace/sales/summary');
  await expect(page.getByRole('heading', { name: '最近の販売' })).toBeVisible();
  // What was sold for it is called so.
  await look(page, 'the sales', ['Work', 'Episode']);
  await page.getByRole('link', { name: '出金', exact: true }).click();
  await expect(page.getByRole('heading', { name: '出金', level: 1 })).toBeVisible();
  await look(page, 'the balance');
  await page.getByRole('link', { name: '口座を登録する' }).click();
  await page.getByRole('combobox', { name: '銀行' }).fill('みずほ');
  await expect(page.getByRole('option', { name: /^みずほ銀行/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: '支店' }).fill('210');
  await expect(page.getByRole('option', { name: /210/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^口座番号/ }).fill('1234567');
  await page.getByRole('textbox', { name: /^口座名義/ }).fill('ヤマダ ユイ');
  await look(page, 'the bank account');
  await page.getByRole('button', { name: '口座を保存する' }).click();
  await expect(page.getByRole('region', { name: 'あなたの口座' })).toContainText('登録済み');
  await page.goto('/workspace/sales/withdrawal/new');
  await page.getByRole('textbox', { name: /^金額/ }).fill('4000');
  await look(page, 'the form of a withdrawal');
  await page.getByRole('button', { name: '4,000円を申請する' }).click();
  await expect(page.getByRole('heading', { name: '4,000円を振込手続き中です' })).toBeVisible();
  await look(page, 'a withdrawal on its way');
});
