// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a disabled button keeps its place for the keyboard, says its reason and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <>
      <Button disabled reasonId="why" onClick={onClick}>
        Schedule
      </Button>
      <p id="why">2 pages need you.</p>
    </>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Schedule', description: '2 pages need you.' });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('a disabled submit button does not send the form', async () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled reasonId="why">
        Publish
      </Button>
      <Button type="submit" busy busyWord="Saving">
        Save
      </Button>
    </form>,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button says what it is doing', () => {
  render(
    <Button busy busyWord="Publishing">
      Publish
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Publishing' }).getAttribute('aria-busy')).toBe('true');
});
