import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '../components/index.ts';
import type { Problem } from './problems.ts';
import { useLateForm, type LateFormOptions } from './useLateForm.ts';

afterEach(cleanup);

const schema = z.object({ email: z.email('Enter an address.'), word: z.string().min(1, 'Enter the word.') });

type Options = LateFormOptions<'email' | 'word'>;

function Form(options: Partial<Options>) {
  const form = useLateForm({
    names: ['email', 'word'],
    loadSchema: async () => schema,
    onSubmit: async () => [],
    ...options,
  });
  return (
    <form {...form.attributes}>
      <TextField label="Address" {...form.field('email')} />
      <TextField label="Word" {...form.field('word')} />
      <button type="submit">Send</button>
    </form>
  );
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const taker = (problems: readonly Problem[] = []) => vi.fn<Options['onSubmit']>(async () => problems);

it('nothing that is wrong is sent: every field says what to do, and the first one has the focus', async () => {
  const onSubmit = taker();
  render(<Form onSubmit={onSubmit} />);
  send();
  expect(await screen.findByText('Enter an address.')).toBeTruthy();
  expect(screen.getByText('Enter the word.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a field is checked when it is left, and typing takes the words away', async () => {
  render(<Form />);
  fill('Address', 'mina');
  fireEvent.blur(screen.getByLabelText('Address'));
  expect(await screen.findByText('Enter an address.')).toBeTruthy();
  fill('Address', 'mina@');
  expect(screen.queryByText('Enter an address.')).toBeNull();
});

it('what the server says stands at its field, and what was typed stays', async () => {
  const onSubmit = taker([{ path: ['input', 'word'], message: 'Another one.' }]);
  render(<Form onSubmit={onSubmit} />);
  fill('Address', 'mina@example.jp');
  fill('Word', 'たい焼き');
  send();
  expect(await screen.findByText('Another one.')).toBeTruthy();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'mina@example.jp', word: 'たい焼き' });
  expect((screen.getByLabelText('Word') as HTMLInputElement).value).toBe('たい焼き');
});

it('where what checks does not come, the texts are sent as they are', async () => {
  const onSubmit = taker();
  const loadSchema = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(<Form onSubmit={onSubmit} loadSchema={loadSchema} />);
  fill('Word', 'たい焼き');
  send();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: '', word: 'たい焼き' }));
});
