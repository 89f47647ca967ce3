// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

function show(onDelete = vi.fn<() => void>()) {
  render(
    <Menu
      label="More about the comment by 雨"
      items={[
        { label: 'Reply', onSelect: () => undefined },
        { label: 'Delete', onSelect: onDelete, destructive: true },
      ]}
    />,
  );
  return onDelete;
}

test('the keyboard opens the menu, walks through it and chooses', async () => {
  const onDelete = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Reply');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Reply');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu that opens at the end of the window is brought into view as a whole', async () => {
  const shown = vi.fn<(this: Element, how?: unknown) => void>();
  Element.prototype.scrollIntoView = shown;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More about the comment by 雨' }));
  expect(shown.mock.contexts).toEqual([screen.getByRole('menu')]);
});

test('a menu that would begin outside of the window opens to the other side', async () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => measured.mockRestore());
  show();
  const button = screen.getByRole('button', { name: 'More about the comment by 雨' });
  for (const [left, isInward] of [
    [-49, true],
    [12, false],
  ] as const) {
    measured.mockReturnValue(new DOMRect(left, 0, 176, 276));
    await userEvent.click(button);
    expect(screen.getByRole('menu').classList.contains('menu__list--inward')).toBe(isInward);
    await userEvent.click(button);
  }
});

test('Esc closes the menu and focus returns to its button', async () => {
  show();
  const button = screen.getByRole('button', { name: 'More about the comment by 雨' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a click elsewhere closes the menu', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each([
  ['Tab', { shift: false }, 'After'],
  ['Shift+Tab', { shift: true }, 'Before'],
])('%s closes the menu and goes on from its button', async (_, how, next) => {
  render(<button type="button">Before</button>);
  show();
  render(<button type="button">After</button>);
  await userEvent.click(screen.getByRole('button', { name: 'More about the comment by 雨' }));
  await userEvent.tab(how);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe(next);
});

test('the menu closes when focus goes elsewhere in the page, and stays when only the window loses it', async () => {
  show();
  render(<button type="button">Elsewhere</button>);
  await userEvent.click(screen.getByRole('button', { name: 'More about the comment by 雨' }));
  act(() => screen.getByRole('menuitem', { name: 'Reply' }).blur());
  expect(screen.queryByRole('menu')).not.toBeNull();
  act(() => screen.getByRole('menuitem', { name: 'Reply' }).focus());
  act(() => screen.getByRole('menuitem', { name: 'Delete' }).focus());
  expect(screen.queryByRole('menu')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(screen.queryByRole('menu')).toBeNull();
});
