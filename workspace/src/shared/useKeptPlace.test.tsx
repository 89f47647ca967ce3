import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useKeptPlace } from './useKeptPlace.ts';

afterEach(cleanup);

function Rows({ names }: { names: string[] }) {
  useKeptPlace();
  return (
    <section>
      <h2>Rows</h2>
      <p>Above them</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button>{name}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

test('where the row in use goes away, the next one has the focus, and the heading after the last', async () => {
  const { rerender } = render(<Rows names={['one', 'two']} />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  rerender(<Rows names={['two']} />);
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  rerender(<Rows names={[]} />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('who left the list is not taken back, whatever changes or goes there', async () => {
  const { rerender } = render(<Rows names={['one', 'two']} />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  screen.getByRole('button', { name: 'one' }).blur();
  rerender(<Rows names={['one', 'two', 'three']} />);
  expect(document.activeElement).toBe(document.body);

  await userEvent.click(screen.getByRole('button', { name: 'two' }));
  await userEvent.click(screen.getByText('Above them'));
  expect(document.activeElement).toBe(document.body);
  rerender(<Rows names={['three']} />);
  expect(document.activeElement).toBe(document.body);
});
