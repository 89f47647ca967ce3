import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { GetScoutMessagesQuery } from '../../gql/graphql.ts';
import { GetScoutMessages } from '../operations/GetScoutMessages.ts';
import { ScoutsPage } from './ScoutsPage.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await inLanguage('en');
});

type Node = Extract<
  GetScoutMessagesQuery['viewer'],
  { __typename: 'RegisteredViewer' }
>['scoutMessages']['edges'][number]['node'];

const message = (id: string, changes: Partial<Node> = {}): Node => ({
  id,
  contestTitle: '第3回コマ割り賞',
  department: `編集部${id}`,
  work: { id: 'w1', title: '灯台の猫', language: 'ja' },
  body: 'お話を聞かせてください。',
  sentAt: '2026-11-20T03:00:00.000Z',
  isRead: true,
  answer: null,
  ...changes,
});
const play = (nodes: Node[], unansweredCount: number) =>
  playApi(
    answerTo(GetScoutMessages).with(() => ({
      viewer: {
        __typename: 'RegisteredViewer' as const,
        id: 'u1',
        scoutMessages: {
          unansweredCount,
          pageInfo: { endCursor: null, hasNextPage: false },
          edges: nodes.map((node) => ({ node })),
        },
      },
    })),
  );

it('lists what departments wrote, what is new and what was answered', async () => {
  play([message('1', { isRead: false }), message('2', { answer: 'DECLINED', work: null })], 1);
  renderScreen(<ScoutsPage />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(screen.getByText('1 message waits for your answer')).toBeTruthy();
  expect(first?.textContent).toContain('New');
  expect(first?.textContent).toContain('Not answered');
  expect(within(first!).getByRole('link', { name: '編集部1' }).getAttribute('href')).toBe('/workspace/scouts/1');
  expect(second?.textContent).not.toContain('New');
  expect(second?.textContent).toContain('No, thank you');
  expect(second?.textContent).toContain('第3回コマ割り賞');
});

it('says where messages would come from as long as there is none', async () => {
  play([], 0);
  renderScreen(<ScoutsPage />);
  expect(await screen.findByRole('heading', { name: 'No department has written to you yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your works' })).toBeTruthy();
});

it('in Japanese what waits is counted in 件', async () => {
  await inLanguage('ja');
  play([message('1', { isRead: false }), message('2', { answer: 'DECLINED' })], 1);
  renderScreen(<ScoutsPage />);
  expect(await screen.findByText('1件が返答待ちです')).toBeTruthy();
  expect(screen.getByText('辞退します')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[a-z]{3,} [a-z]{2,}/i);
});
