// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEventMemory, listenForAuthEvent, sendAuthEvent } from './authEvents.ts';
import { openSignInWindow, watchClosing } from './signInWindow.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('duplicate auth events', () => {
  test('R9-028 are ignored, and forgotten after 10 minutes', () => {
    let now = 0;
    const memory = createEventMemory(() => now);
    expect(memory.isNew('a')).toBe(true);
    expect(memory.isNew('b')).toBe(true);
    now = 599_999;
    expect(memory.isNew('a')).toBe(false);
    now = 600_000;
    expect(memory.isNew('a')).toBe(true);
    expect(memory.isNew('a')).toBe(false);
  });

  test('an event sent twice is handled once, by the page that began the attempt only', async () => {
    const mine = vi.fn<() => void>();
    const other = vi.fn<() => void>();
    const stop = [listenForAuthEvent('attempt-1', mine), listenForAuthEvent('attempt-2', other)];
    const event = { attempt: 'attempt-1', ticket: 't', kind: null, reference: null };
    expect(await sendAuthEvent(event)).toBe(true);
    expect(await sendAuthEvent(event)).toBe(true);
    expect([mine.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
    for (const end of stop) end();
    expect(await sendAuthEvent({ ...event, ticket: 'late' })).toBe(false);
  });
});

describe('the sign-in window', () => {
  beforeEach(() => vi.useFakeTimers());

  test('R9-027 measures 500x600; a browser that opens none has blocked it', () => {
    const opened = { document: { title: '', body: { textContent: '' } } };
    const open = vi.fn<(...args: string[]) => unknown>(() => opened);
    vi.stubGlobal('open', open);
    openSignInWindow('X');
    expect(open.mock.calls[0]?.[2]).toContain('popup,width=500,height=600,');
    expect(opened.document.body.textContent).toBe('Opening X…');
    open.mockReturnValue(null);
    expect(() => openSignInWindow('X')).toThrow('Sign in failed');
  });

  test('R8-007 is told as closed 8 seconds after it is seen closed, and not when its news came', () => {
    const opened = { closed: false };
    const onClosed = vi.fn<() => void>();
    watchClosing(opened, onClosed);
    vi.advanceTimersByTime(60_000);
    opened.closed = true;
    vi.advanceTimersByTime(400 + 7_999);
    expect(onClosed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClosed).toHaveBeenCalledOnce();
    const end = watchClosing(opened, onClosed);
    vi.advanceTimersByTime(5_000);
    end();
    vi.advanceTimersByTime(60_000);
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
