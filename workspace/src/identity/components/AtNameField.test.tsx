import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AtNameField } from './AtNameField.tsx';

afterEach(cleanup);

test.each([
  ['@mina', 'mina'],
  [' @@mina', 'mina'],
  ['mina', 'mina'],
])('a name typed as "%s" stands behind one @', (typed, kept) => {
  const heard = vi.fn<(name: string) => void>();
  render(<AtNameField label="Screen name" onChange={(event) => heard(event.target.value)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Screen name');
  fireEvent.change(field, { target: { value: typed } });
  expect(field.value).toBe(kept);
  expect(heard).toHaveBeenLastCalledWith(kept);
});
