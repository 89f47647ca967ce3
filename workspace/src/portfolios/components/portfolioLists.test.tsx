import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { WorkPicker } from './WorkPicker.tsx';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

const work = (id: string, title: string) => ({ id, workId: null, title, lang: 'ja', picture: null, isHidden: false });

test('works are chosen by the boxes of the product, and what the category holds stays chosen', () => {
  const onAdd = vi.fn<() => void>();
  renderScreen(
    <WorkPicker works={[work('x1', '一'), work('x2', '二')]} taken={new Set(['x1'])} held={1} onAdd={onAdd}>
      {null}
    </WorkPicker>,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ className }) => className)).toEqual(['check__input', 'check__input']);
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: '二' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 work' }));
  expect(onAdd).toHaveBeenCalledWith([work('x2', '二')]);
});

test('boxes and handles of a list are as large as a finger', () => {
  const styles = readFileSync(`${import.meta.dirname}/../../app/styles/lists.css`, 'utf8');
  const [, rules] = /\.works__line \.check,\s*\.works__line \.grip \{([^}]*)\}/.exec(styles) ?? [];
  expect(rules).toMatch(/ width: var\(--touch\);\s*height: var\(--touch\);/);
});

test('in Japanese works are counted in 作品', async () => {
  await inLanguage('ja');
  renderScreen(
    <WorkPicker works={[work('x1', '一')]} taken={new Set()} held={1} onAdd={() => undefined}>
      {null}
    </WorkPicker>,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: '一' }));
  expect(screen.getByRole('button', { name: '1作品を追加する' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
