import { expect, it } from 'vitest';
import type { Letter } from './letter.ts';
import { writeMail } from './writeMail.ts';

const ORIGIN = 'https://komawari.example';
const SITE = { http: { publicUrl: ORIGIN }, language: 'en' } as const;
const letter: Letter = {
  kind: 'LINK',
  to: 'mina@example.jp',
  language: 'en',
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: ['Somebody asked for a new password.'],
  action: { label: 'Choose a password', url: 'https://komawari.example/handle_mail_action?mode=reset&code=abc' },
  items: [{ title: '第3話 <b>海へ</b>', detail: 'そら "S"', url: 'https://komawari.example/episodes/e1' }],
  notes: ['The link works once, for one hour.'],
};

it('says the same in HTML and in text', () => {
  const { text, html } = writeMail(letter, SITE);
  for (const words of [letter.heading, ...letter.paragraphs, ...(letter.notes ?? [])]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(/https?:\S+/.exec(text)?.[0]).toBe(letter.action?.url);
  expect(html).toContain('href="https://komawari.example/handle_mail_action?mode=reset&#38;code=abc"');
});

it('what people wrote is text in HTML and never markup', () => {
  const { html } = writeMail(letter, SITE);
  expect(html).toContain('第3話 &#60;b&#62;海へ&#60;/b&#62;');
  expect(html).toContain('そら &#34;S&#34;');
});

it('an address of the installation in a note is a link; that of somebody else is not', () => {
  const notes = [
    `You watch https://evil.example/a. Change it at ${ORIGIN}/my/settings/notification`,
    `変更できます：${ORIGIN}/my。${ORIGIN}.evil.example/`,
  ];
  const { action: _, ...plain } = letter;
  const { html } = writeMail({ ...plain, notes }, SITE);
  const links = [...html.matchAll(/href="([^"]+)"[^>]*>\1</g)].map(([, url]) => url);
  expect(links).toEqual([`${ORIGIN}/my/settings/notification`, `${ORIGIN}/my`]);
});

it('loads nothing, so that nobody learns who opened it', () => {
  expect(writeMail(letter, SITE).html).not.toMatch(/<img|<link|<script|url\(/);
});

it('a subscription can be ended with one click (RFC 8058); other mails carry no such header', () => {
  const url = 'https://komawari.example/unsubscribe/abc';
  expect(writeMail({ ...letter, unsubscribe: { url, words: 'No more of these' } }, SITE)).toMatchObject({
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(writeMail(letter, SITE).headers).toBeUndefined();
});

it('ends with the ways to the terms, the privacy policy and the operator', () => {
  const { text, html } = writeMail(letter, SITE);
  for (const path of ['/terms', '/privacy', '/contact']) {
    expect(text).toContain(`${ORIGIN}${path}`);
    expect(html).toContain(`href="${ORIGIN}${path}"`);
  }
});

it('a label above or before a URL has the colon of its language', () => {
  expect(writeMail(letter, SITE).text).toContain(`Choose a password:\n${letter.action?.url}`);
  const { text } = writeMail({ ...letter, language: 'ja' }, SITE);
  expect(text).toContain(`Choose a password：\n${letter.action?.url}`);
  expect(text).toContain(`利用規約：${ORIGIN}/ja/terms`);
});
