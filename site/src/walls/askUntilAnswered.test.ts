// @vitest-environment jsdom
import { GraphQLRequestError } from '@komawari/ui/graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askUntilAnswered } from './askUntilAnswered.ts';

const noLine = () => new GraphQLRequestError('No line', { code: 'NETWORK' });
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('what nobody answered is asked again as soon as the line is back', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(noLine()).mockResolvedValue('open');
  const asked = askUntilAnswered(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(await asked).toBe('open');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('a line that is back without a word is found out, once somebody looks at the page', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(noLine()).mockResolvedValue('open');
  const asked = askUntilAnswered(ask);
  isHidden = true;
  await vi.advanceTimersByTimeAsync(20_000);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  isHidden = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asked).toBe('open');
});

it('an answer that is a refusal is one', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue(new GraphQLRequestError('No', { code: 'NOT_FOUND' }));
  await expect(askUntilAnswered(ask)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(ask).toHaveBeenCalledTimes(1);
});
