import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BlockNotice } from '../episodeEditor/index.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { ConflictNotice } from '../shared/components/ConflictNotice.tsx';
import { KeptNotice } from '../shared/components/KeptNotice.tsx';
import { SuspendedNotice } from '../shared/components/SuspendedNotice.tsx';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

const nothing = (): void => undefined;
const moment = '2026-11-20T00:00:00.000Z';
const block = {
  title: 'まだ公開できません。',
  words: 'ページを追加してください。',
  jump: { to: 'pages', label: '追加' },
} as const;

const notices: Record<string, ReactElement> = {
  'a kept edit': <KeptNotice kept={{ keptAt: moment, discard: nothing, leftOut: 2 }} />,
  'a conflict': (
    <ConflictNotice conflict={{ changedAt: moment } as never} onKeep={nothing} onLoad={nothing}>
      選んでください。
    </ConflictNotice>
  ),
  'what is taken down': <SuspendedNotice what="work" suspension={{ suspendedAt: moment, reason: null } as never} />,
  'what is missing': <BlockNotice block={block as never} onJump={nothing} />,
};

test.each(Object.keys(notices))('between two Japanese sentences there is no space: %s', async (name) => {
  await inLanguage('ja');
  renderScreen(notices[name]!);
  expect(document.body.textContent).toMatch(/。[^\s]/);
  expect(document.body.textContent).not.toMatch(/。\s/);
});

test('between two English ones there is', () => {
  renderScreen(notices['what is taken down']!);
  expect(document.querySelector('.notice')?.textContent).toMatch(/\. [A-Z]/);
});
