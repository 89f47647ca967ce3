import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GraphQLDocument } from '@komawari/ui/graphql';
import { createQueryClient, QueryClientProvider, useQuery } from '@komawari/ui/graphql/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { GetSettingsTokens } from '../tokens/operations/GetSettingsTokens.ts';
import { GetSettingsWebhooks } from '../webhooks/operations/GetSettingsWebhooks.ts';
import { changedTypes, useRefresh } from './useRefresh.ts';

const root = resolve(import.meta.dirname, '../../..');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  useQuery(GetSettingsTokens, {});
  useQuery(GetSettingsWebhooks as GraphQLDocument<unknown, { first: number }>, { first: 1 });
  const refresh = useRefresh();
  return (
    <button type="button" onClick={() => void refresh('Webhook')}>
      Changed
    </button>
  );
}

test('a change asks again for what reads the changed type, and for nothing else', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/identity/'))
      return Response.json({ token: 't', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    asked.push(new URL(address, 'http://here').searchParams.get('opname') ?? '');
    return Response.json({ data: { viewer: null } });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['GetSettingsTokens', 'GetSettingsWebhooks']));
  await userEvent.click(screen.getByText('Changed'));
  await vi.waitFor(() => expect(asked.slice(2)).toEqual(['GetSettingsWebhooks']));
});

test('every type that a mutation says it changed is read by an operation', () => {
  const generated = readFileSync(join(root, 'workspace/src/gql/graphql.ts'), 'utf8');
  const read = new Set(
    [...generated.matchAll(/"reads":\[([^\]]*)\]/g)].flatMap(([, names]) => names!.replaceAll('"', '').split(',')),
  );
  expect(changedTypes.filter((type) => !read.has(type))).toEqual([]);
});

test('nothing has everything asked for again', () => {
  const sources = readdirSync(join(root, 'workspace/src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('gql/'),
  );
  const bare = sources.filter((name) =>
    readFileSync(join(root, 'workspace/src', name), 'utf8').includes('invalidateQueries()'),
  );
  expect(bare).toEqual([]);
});
