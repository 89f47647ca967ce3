// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import '@komawari/ui/testing/installDialog';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ReportSheet } from './parts/ReportSheet.tsx';
import { nameInMenu, safetyItems } from './safetyItems.ts';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

const draw = (): void =>
  void render(createElement(ReportSheet, { id: 'u1', what: 'みな', lang: 'ja', onClose: () => undefined }));

it.each([
  ['en', 'You report みな. Only the operator', 'Something else', 'Send report', 'Say in a sentence what is wrong.'],
  ['ja', 'みなを通報します。', 'その他', '通報する', '何が問題なのか、1文で書いてください。'],
] as const)('asks in %s what is wrong', async (language, lead, other, send, problem) => {
  await inLanguage(language);
  draw();
  expect(screen.getByRole('dialog').textContent).toContain(lead);
  expect(screen.getByText('みな').lang).toBe('ja');
  expect(screen.getByRole('option', { name: other })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'OTHER' } });
  fireEvent.click(screen.getByRole('button', { name: send }));
  expect(screen.getByText(problem)).toBeTruthy();
});

it.each([
  ['en', 'Send report', 'Choose what is wrong.'],
  ['ja', '通報する', '通報する理由を選んでください。'],
] as const)('chooses no reason for anybody, and says in %s that it is missing', async (language, send, missing) => {
  await inLanguage(language);
  draw();
  const reason = screen.getByRole<HTMLSelectElement>('combobox');
  expect(reason.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: send }));
  expect(screen.getByText(missing)).toBeTruthy();
  expect(document.activeElement).toBe(reason);
  fireEvent.change(reason, { target: { value: 'SPAM' } });
  expect(screen.queryByText(missing)).toBeNull();
});

it.each([
  ['en', ['Report', 'Mute for 30 days', 'Block'], ['みな', 'this guest']],
  ['ja', ['通報する', '30日間ミュートする', 'ブロックする'], ['みなさん', 'このゲスト']],
] as const)('a menu offers in %s what can be done about somebody', async (language, labels, names) => {
  await inLanguage(language);
  const nothing = () => undefined;
  const items = safetyItems(
    { person: { userId: 'u1' }, name: 'みな', isRegistered: true },
    { onReport: nothing, onChange: nothing },
  );
  expect(items.map(({ label }) => label)).toEqual(labels);
  expect([nameInMenu('みな'), nameInMenu(undefined)]).toEqual(names);
});
