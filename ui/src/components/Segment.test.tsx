// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Segment } from './Segment.tsx';

afterEach(cleanup);

const options = [
  { value: 'all', label: 'All' },
  { value: 'errors', label: 'Errors', count: 2 },
] as const;

test('one view is on, and choosing another says which', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Segment label="Filter" options={options} value="all" onChange={onChange} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All');
  await userEvent.click(screen.getByRole('button', { name: 'Errors 2' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('errors');
});

test('choosing what is on already changes nothing', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Segment label="Filter" options={options} value="all" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('views with addresses are links', () => {
  render(<Segment label="Order" options={[{ value: 'new', label: 'Newest first', href: '?sort=new' }]} value="new" />);
  const link = screen.getByRole('link', { name: 'Newest first' });
  expect(link.getAttribute('href')).toBe('?sort=new');
  expect(link.getAttribute('aria-current')).toBe('true');
});
