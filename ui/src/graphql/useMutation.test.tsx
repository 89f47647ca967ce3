// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { flash } from '../flash/index.ts';
import type { GraphQLDocument } from './GraphQLDocument.ts';
import { createQueryClient, QueryClientProvider, useMutation } from './react.ts';

const updateWork: GraphQLDocument<{ ok: boolean }, { id: string }> = {
  toString: () => 'mutation UpdateWork($id: ID!) { updateWork(id: $id) { ok } }',
};

function Page({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>;
}

function answerWith(code: string): void {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/identity/')
      ? Response.json({ token: 't', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } })
      : Response.json({ errors: [{ message: 'no', extensions: { code } }] }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

afterEach(() => {
  onlineManager.setOnline(true);
  flash.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a refused write says so in a flash message', async () => {
  answerWith('FORBIDDEN');
  const { result } = renderHook(() => useMutation(updateWork), { wrapper: Page });
  result.current.mutate({ id: 'w1' });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(flash.get()).toMatchObject({ body: 'You cannot do this here.', type: 'error' });
});

test('a code the screen shows itself makes no flash message', async () => {
  answerWith('CONFLICT');
  const { result } = renderHook(() => useMutation(updateWork, { handles: ['CONFLICT'] }), {
    wrapper: Page,
  });
  result.current.mutate({ id: 'w1' });
  await waitFor(() => expect(result.current.error?.code).toBe('CONFLICT'));
  expect(flash.get().body).toBe('');
});

test('a screen that shows whatever went wrong gets no flash message', async () => {
  answerWith('RATE_LIMITED');
  const { result } = renderHook(() => useMutation(updateWork, { handles: 'ALL' }), { wrapper: Page });
  result.current.mutate({ id: 'w1' });
  await waitFor(() => expect(result.current.error?.code).toBe('RATE_LIMITED'));
  expect(flash.get().body).toBe('');
});

test('without a line a write is refused with words at once, and not put off', async () => {
  answerWith('FORBIDDEN');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  const { result } = renderHook(() => useMutation(updateWork), { wrapper: Page });
  result.current.mutate({ id: 'w1' });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(flash.get()).toMatchObject({ body: 'Not saved. You seem offline.', type: 'error' });
});

test('what is pressed twice before the screen shows it is sent once, and there and back again is sent thrice', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 't', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    sent.push((JSON.parse(body ?? '') as { variables: { id: string } }).variables.id);
    return Response.json({ data: { updateWork: { ok: true } } });
  });
  const { result } = renderHook(() => useMutation(updateWork), { wrapper: Page });
  await Promise.all([result.current.mutateAsync({ id: 'w1' }), result.current.mutateAsync({ id: 'w1' })]);
  expect(sent).toEqual(['w1']);
  // After its answer it is asked for anew.
  await Promise.all(['w1', 'w2', 'w1'].map((id) => result.current.mutateAsync({ id })));
  expect(sent).toEqual(['w1', 'w1', 'w2', 'w1']);
});
