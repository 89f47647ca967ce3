import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';

afterEach(cleanup);

test('a creator reads what was taken down, since when, why, and how to object', () => {
  const suspension = { suspendedAt: '2026-11-21T03:00:00Z', reason: '住所が写っています' };
  renderScreen(<SuspendedNotice what="episode" suspension={suspension} />);
  expect(screen.getByText('The operators suspended this episode: readers cannot see it.')).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe(suspension.suspendedAt);
  expect(screen.getByText('住所が写っています').lang).toBe('ja');
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact');
});

test('where nobody wrote down when and why, the way to ask is left', () => {
  renderScreen(<SuspendedNotice what="work" suspension={{ suspendedAt: null, reason: null }} />);
  expect(screen.getByText('The operators suspended this work: readers cannot see it.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Since|Why/);
  expect(screen.getByRole('link', { name: 'write to us' })).toBeTruthy();
});

test('nothing is said of what is not taken down', () => {
  renderScreen(<SuspendedNotice what="work" suspension={null} />);
  expect(document.querySelector('.notice')).toBeNull();
});
