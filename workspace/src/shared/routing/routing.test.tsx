import type { ReactElement } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, Outlet, UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AppRouter,
  createNavigation,
  drawnLate,
  fetchScreens,
  Redirect,
  ScrollRestoration,
  useGuard,
} from './index.ts';

/** Some browsers answer a scroll with a promise. */
const scrolledTo = vi.fn<(...to: unknown[]) => void>(() => Promise.resolve());

beforeEach(() => {
  scrolledTo.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrolledTo);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A screen that is left only after a question. */
function Editor({ isHeld = () => true }: { isHeld?: (move: { action: string }) => boolean }) {
  const held = useGuard(isHeld);
  return (
    <>
      <p>Editor</p>
      <Link to="/list">To the list</Link>
      <Link to="/editor?saved" replace>
        Save
      </Link>
      {held ? (
        <>
          <button onClick={held.proceed}>Leave</button>
          <button onClick={held.stay}>Stay</button>
        </>
      ) : null}
    </>
  );
}

function open(editor = <Editor />, extra: RouteObject[] = [], initialEntries = ['/first', '/editor']) {
  const navigation = createNavigation(createMemoryHistory({ initialEntries }));
  const routes = drawnLate([
    {
      element: (
        <>
          <Outlet />
          <ScrollRestoration />
        </>
      ),
      children: [
        { path: '/first', element: <p>First</p> },
        { path: '/list', element: <p>List</p> },
        { path: '/editor', element: editor },
        ...extra,
      ],
    },
  ]);
  fetchScreens(routes, navigation.stop.location);
  render(<AppRouter navigation={navigation} routes={routes} waiting={<p>Waiting</p>} />);
  return navigation;
}

const press = (name: string) => fireEvent.click(screen.getByText(name));

test('a link is held until the person says to leave', () => {
  const navigation = open();
  press('To the list');
  expect(navigation.stop.location.pathname).toBe('/editor');
  press('Leave');
  expect(screen.getByText('List')).toBeTruthy();
});

test('who stays is asked again at the next try, and remains where they were', () => {
  const navigation = open();
  press('To the list');
  press('Stay');
  expect(screen.queryByText('Leave')).toBeNull();
  expect(navigation.stop.location.pathname).toBe('/editor');
  press('To the list');
  expect(screen.getByText('Leave')).toBeTruthy();
});

test('the way back is held too, and is taken by whoever leaves', () => {
  const navigation = open();
  act(() => navigation.go(-1));
  expect(screen.getByText('Editor')).toBeTruthy();
  expect(navigation.stop.location.pathname).toBe('/editor');
  press('Leave');
  expect(screen.getByText('First')).toBeTruthy();
  expect(navigation.stop.location.pathname).toBe('/first');
});

test('a move the screen does not name is not held', () => {
  const navigation = open(<Editor isHeld={({ action }) => action !== 'REPLACE'} />);
  press('Save');
  expect(navigation.stop.location.search).toBe('?saved');
  expect(screen.queryByText('Leave')).toBeNull();
});

test('a screen that is gone holds nobody any more', () => {
  const navigation = open();
  press('To the list');
  press('Leave');
  act(() => navigation.push('/first'));
  expect(screen.getByText('First')).toBeTruthy();
});

/** A route whose file arrives when the test says so. */
function arriving() {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => ReactElement }>();
  const load = vi.fn<() => typeof promise>(() => promise);
  return { load, arrive: () => act(async () => resolve({ Component: () => <p>Late</p> })) };
}

test('the first screen is waited for, and its file is asked for once', async () => {
  const { load, arrive } = arriving();
  open(<Editor />, [{ path: '/late', lazy: load }], ['/late']);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await arrive();
  expect(screen.getByText('Late')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('a screen stands until the next one has arrived', async () => {
  const { load, arrive } = arriving();
  const navigation = open(<Editor />, [{ path: '/late', lazy: load }], ['/first']);
  act(() => navigation.push('/late'));
  expect(screen.getByText('First')).toBeTruthy();
  expect(screen.queryByText('Waiting')).toBeNull();
  await arrive();
  expect(screen.getByText('Late')).toBeTruthy();
});

test('who comes to a redirect again before its screen has arrived is led on again', async () => {
  const { load, arrive } = arriving();
  const extra = [
    { path: '/late', lazy: load },
    { path: '/old', element: <Redirect to="/late" /> },
  ];
  const navigation = open(<Editor />, extra, ['/first']);
  act(() => navigation.push('/old?page=1'));
  expect(navigation.stop.location.pathname).toBe('/late');
  act(() => navigation.push('/old?page=2'));
  expect(navigation.stop.location.pathname).toBe('/late');
  await arrive();
  expect(screen.getByText('Late')).toBeTruthy();
});

test('a new screen begins at its top, and the way back leads to where it was left', () => {
  const navigation = open(<Editor />, [], ['/first']);
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  act(() => navigation.push('/list'));
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  act(() => navigation.go(-1));
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 640);
});

test('a list that changes its address stays where it was scrolled to', () => {
  const navigation = open(<Editor />, [], ['/first']);
  scrolledTo.mockClear();
  act(() => navigation.replace('/first?sort=made', null, { preventScrollReset: true }));
  expect(scrolledTo).not.toHaveBeenCalled();
});
