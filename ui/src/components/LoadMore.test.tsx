// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

afterEach(cleanup);

interface Props {
  /** How many items every press brings. */
  brings: readonly number[];
  href?: string;
  draw?: (name: string) => ReactNode;
}

/** The way to the item stands behind a picture that the keyboard passes by. */
const drawCard = (name: string): ReactNode => (
  <>
    <a href={`#${name}`} tabIndex={-1} aria-hidden="true">
      {name}
    </a>
    <a href={`#${name}`}>{name}</a>
  </>
);

/** As on a page of the site: what it came with, what is shown in place, and what stands below. */
function List({ brings, href, draw = drawCard }: Props) {
  const [presses, setPresses] = useState(0);
  const names = brings
    .slice(0, presses)
    .flatMap((count, press) => Array.from({ length: count }, (_, n) => `${press + 1}-${n + 1}`));
  return (
    <>
      <ul>
        <li>{draw('first')}</li>
      </ul>
      <ul hidden={names.length === 0} aria-label="More">
        {names.map((name) => (
          <li key={name}>{draw(name)}</li>
        ))}
      </ul>
      {presses < brings.length ? (
        <LoadMore noun="works" onMore={() => setPresses(presses + 1)} {...(href ? { href } : {})} />
      ) : null}
      <a href="#below">Below</a>
    </>
  );
}

const press = (role: 'button' | 'link') => userEvent.click(screen.getByRole(role, { name: 'Show more works' }));

test.each([
  ['button', {}],
  ['link', { href: '/works/after/c1' }],
] as const)(
  'a %s keeps the focus while there is more, and gives it to the first of what came last',
  async (role, way) => {
    render(<List brings={[2, 2]} {...way} />);
    await press(role);
    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'Show more works' }));
    await press(role);
    expect(screen.queryByRole(role, { name: 'Show more works' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '2-1' }));
  },
);

test('an item without a control takes the focus itself', async () => {
  render(<List brings={[2]} draw={(name) => name} />);
  await press('button');
  expect(document.activeElement).toBe(screen.getByText('1-1'));
});

test('when nothing came the focus stays with the last item, and it is said that this is all', async () => {
  render(<List brings={[0]} />);
  await press('button');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'first' }).closest('li'));
  expect(screen.getByRole('status').textContent).toBe('That is all');
});

test('who went elsewhere while it loaded stays there', async () => {
  const list = (isThere: boolean) => (
    <>
      <a href="#above">Above</a>
      {isThere ? <a href="#new">New</a> : <LoadMore noun="works" onMore={() => undefined} />}
    </>
  );
  const { rerender } = render(list(false));
  await press('button');
  const elsewhere = screen.getByRole('link', { name: 'Above' });
  elsewhere.focus();
  rerender(list(true));
  // What is done after the change comes before this.
  await Promise.resolve();
  expect(screen.getByRole('link', { name: 'New' })).toBeDefined();
  expect(document.activeElement).toBe(elsewhere);
});
