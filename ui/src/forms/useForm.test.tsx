// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Button } from '../components/Button.tsx';
import { TextField } from '../components/TextField.tsx';
import { GraphQLRequestError } from '../graphql/index.ts';
import { IdentityError } from '../session/index.ts';
import { boundedText } from './boundedText.ts';
import { NOT_SENT, useForm, type FormOptions } from './useForm.ts';

const schema = z.object({
  title: boundedText({ min: 1, max: 10 }, 'Write a title.'),
  password: z.string(),
});

function WorkForm({ onSubmit }: { onSubmit: FormOptions<typeof schema>['onSubmit'] }) {
  const form = useForm({
    schema,
    initial: { title: '', password: '' },
    onSubmit,
    draft: { key: 'work', omit: ['password'] },
  });
  return (
    <form {...form.attributes}>
      {form.kept ? (
        <button type="button" onClick={form.kept.discard}>
          Discard
        </button>
      ) : null}
      {form.formProblem ? <p role="alert">{form.formProblem}</p> : null}
      <TextField label="Title" maxCharacters={10} {...form.field('title')} />
      <TextField label="Password" {...form.field('password')} />
      <Button type="submit" busy={form.isBusy} busyWord="Saving">
        Save
      </Button>
    </form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('nothing is sent while a field is wrong, and the first wrong field has focus', async () => {
  const onSubmit = vi.fn<(values: unknown) => Promise<void>>(async () => undefined);
  render(<WorkForm onSubmit={onSubmit} />);
  await userEvent.click(save());
  expect(await screen.findByText('Write a title.')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  expect(title().getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field is checked when it is left and cleared as soon as someone types', async () => {
  render(<WorkForm onSubmit={async () => undefined} />);
  await userEvent.type(title(), '空飛ぶ配達魔女の日報です');
  expect(screen.queryByText(/over the limit/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('2 over the limit of 10. Shorten it.')).toBeTruthy();
  await userEvent.type(title(), '{Backspace}');
  expect(screen.queryByText(/over the limit/)).toBeNull();
  expect(title().getAttribute('aria-invalid')).toBeNull();
});

test('the counter counts what was typed, as the server counts it', async () => {
  render(<WorkForm onSubmit={async () => undefined} />);
  await userEvent.type(title(), ' 雨 ');
  expect(screen.getByText('1 / 10')).toBeTruthy();
});

test('values are sent trimmed and composed', async () => {
  const onSubmit = vi.fn<(values: unknown) => Promise<void>>(async () => undefined);
  render(<WorkForm onSubmit={onSubmit} />);
  await userEvent.type(title(), ' か\u3099 ');
  await userEvent.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: 'が', password: '' }));
});

test("the server's problems stand at their fields, and what was typed stays", async () => {
  render(
    <WorkForm onSubmit={async () => [{ path: ['workInput', 'title'], message: 'You have a work of this title.' }]} />,
  );
  await userEvent.type(title(), '雨');
  await userEvent.click(save());
  expect(await screen.findByText('You have a work of this title.')).toBeTruthy();
  expect((title() as HTMLInputElement).value).toBe('雨');
  expect(document.activeElement).toBe(title());
});

test('a problem of no field stands above the form', async () => {
  render(
    <WorkForm
      onSubmit={async () => {
        throw new IdentityError('Sign in failed', {
          code: 'BAD_USER_INPUT',
          message: 'That e-mail and password do not match.',
        });
      }}
    />,
  );
  await userEvent.type(title(), '雨');
  await userEvent.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('That e-mail and password do not match.');
});

test('a refusal that names a field is shown there', async () => {
  render(
    <WorkForm
      onSubmit={async () => {
        throw new GraphQLRequestError('This title is reserved.', { code: 'BAD_USER_INPUT', field: 'workInput.title' });
      }}
    />,
  );
  await userEvent.type(title(), '雨');
  await userEvent.click(save());
  expect(await screen.findByText('This title is reserved.')).toBeTruthy();
});

test('while sending, the button says so and a second click sends nothing', async () => {
  let finish: () => void = () => undefined;
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  render(<WorkForm onSubmit={onSubmit} />);
  await userEvent.type(title(), '雨');
  await userEvent.click(save());
  const busy = await screen.findByRole('button', { name: 'Saving' });
  await userEvent.click(busy);
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});

test('what was typed survives a reload until it is sent, but never a password', async () => {
  const { unmount } = render(<WorkForm onSubmit={async () => undefined} />);
  await userEvent.type(title(), '雨の日');
  await userEvent.type(screen.getByRole('textbox', { name: 'Password' }), 'secret');
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');

  render(<WorkForm onSubmit={async () => undefined} />);
  await waitFor(() => expect((title() as HTMLInputElement).value).toBe('雨の日'));
  await userEvent.click(save());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

const comesBack = async (text: string) => {
  cleanup();
  render(<WorkForm onSubmit={async () => undefined} />);
  await waitFor(() => expect((title() as HTMLInputElement).value).toBe(text));
};

test.each<[string, FormOptions<typeof schema>['onSubmit']]>([
  ['was not sent', async () => NOT_SENT],
  ['has problems', async () => [{ path: [], message: 'No.' }]],
  [
    'was refused',
    async () => {
      throw new GraphQLRequestError('Changed elsewhere.', { code: 'CONFLICT' });
    },
  ],
  [
    'met no connection',
    async () => {
      throw new GraphQLRequestError('You seem offline.', { code: 'NETWORK' });
    },
  ],
])('what %s stays, and is kept for who leaves and comes back', async (_why, onSubmit) => {
  render(<WorkForm onSubmit={onSubmit} />);
  await userEvent.type(title(), '雨の日');
  await userEvent.click(save());
  await waitFor(() => expect(save().getAttribute('aria-disabled')).not.toBe('true'));
  expect((title() as HTMLInputElement).value).toBe('雨の日');
  await comesBack('雨の日');
});

test('what came back says so, and can be discarded for good', async () => {
  render(<WorkForm onSubmit={async () => undefined} />);
  await userEvent.type(title(), '雨の日');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await comesBack('雨の日');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((title() as HTMLInputElement).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await comesBack('');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('what was saved is what later changes are told from, and what was typed back to it is not kept', async () => {
  render(<WorkForm onSubmit={async () => undefined} />);
  await userEvent.type(title(), '雨');
  await userEvent.click(save());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  await userEvent.clear(title());
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  await userEvent.type(title(), '雨');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});
