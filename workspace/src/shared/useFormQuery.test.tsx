import { createQueryClient, QueryClientProvider } from '@komawari/ui/graphql/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckCanShowFeature } from './operations/CheckCanShowFeature.ts';
import { answerTo, playApi } from './testing/playApi.ts';
import { useFormQuery } from './useFormQuery.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  return <p>{String(useFormQuery(CheckCanShowFeature, { name: 'sales' }).data?.canShowFeature ?? 'loading')}</p>;
}

test('a form that is opened again begins with what is saved now, and is left alone while it is open', async () => {
  let saved = false;
  const { calls } = playApi(answerTo(CheckCanShowFeature).with(() => ({ canShowFeature: saved })));
  const client = createQueryClient();
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>,
    );
  const shown = open();
  await screen.findByText('false');
  saved = true;
  // What else asks for it while the form is open, as a return to the window does, is answered with what there is.
  const other = open();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect([screen.getAllByText('false').length, calls.length]).toEqual([2, 1]);
  shown.unmount();
  other.unmount();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  open();
  expect(screen.queryByText('false')).toBeNull();
  expect(await screen.findByText('true')).toBeTruthy();
});
