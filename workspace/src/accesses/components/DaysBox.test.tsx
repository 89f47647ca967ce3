import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { DaysBox } from './DaysBox.tsx';

afterEach(async () => {
  cleanup();
  await inLanguage('en');
});

const days = [
  { day: '2026-11-21', views: 1 },
  { day: '2026-11-22', views: 1_284 },
];

test.each([
  ['en', '2 days', '11月21日〜22日. Most on 11月22日(日): 1,284 views.'],
  ['ja', '2日間', '11月21日〜22日。最多は11月22日(日)の1,284回です。'],
] as const)('in %s the box says on which day most was read', async (language, title, say) => {
  await inLanguage(language);
  renderScreen(<DaysBox days={days} definition="" range="11月21日〜22日" />);
  const box = screen.getByRole('region', { name: title });
  expect(box.querySelector('.an__say')?.textContent).toBe(say);
});
