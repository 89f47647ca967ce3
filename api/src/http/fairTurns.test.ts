import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairTurns, takeTurns, type FairTurns } from './fairTurns.ts';

let turns: FairTurns;
let atOnce: number;
/** Whose turns have begun, in their order. */
let begun: string[];
let ends: (() => void)[];
describe('turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    atOnce = 2;
    turns = createFairTurns({ atOnce: () => atOnce, turnMs: 100 });
    begun = [];
    ends = [];
  });
  afterEach(() => void vi.useRealTimers());

  function ask(...keys: string[]): void {
    for (const key of keys)
      void turns.take(key).then((end) => {
        begun.push(key);
        ends.push(end);
      });
  }
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it('so many are at work at a time, the others in their order', async () => {
    ask('a', 'b', 'c', 'd');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    // Said twice, it counts once.
    ends[1]?.();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('one of each comes after the other, however much one asks for', async () => {
    ask(...Array.from({ length: 50 }, () => 'much'), 'reader', 'other', 'reader', 'much');
    for (let nth = 0; nth < 7; nth += 1) {
      await settle();
      ends[nth]?.();
    }
    await settle();
    expect(begun.slice(0, 8)).toEqual(['much', 'much', 'much', 'reader', 'other', 'much', 'reader', 'much']);
    while (begun.length < 54) {
      for (const end of ends) end();
      await settle();
    }
    expect(begun.filter((key) => key === 'much')).toHaveLength(51);
  });

  it('a turn that is not given back is over by itself', async () => {
    ask('a', 'a', 'b', 'c');
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['a', 'a', 'b', 'c']);
  });

  it('how many are at work is asked for anew with each who comes', async () => {
    ask('a', 'b', 'c', 'd');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    atOnce = 3;
    ask('e');
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    atOnce = 1;
    ask('f');
    ends[0]?.();
    ends[1]?.();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends[2]?.();
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a call', () => {
  const app = Fastify({ trustProxy: true, forceCloseConnections: true });
  let taken: string[];
  let ended: number;
  /** Calls that are at work and never answer. */
  let endless: number;
  beforeAll(async () => {
    takeTurns(app, {
      async take(key) {
        taken.push(key);
        return () => (ended += 1);
      },
    });
    app.get('/', async () => 'answer');
    app.get('/fault', async () => Promise.reject(new Error('a fault')));
    app.get('/by-others', (_request, reply) => {
      reply.hijack();
      reply.raw.end('answer');
    });
    app.get('/endless', () => {
      endless += 1;
      return new Promise(() => {});
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    taken = [];
    ended = 0;
    endless = 0;
  });
  afterAll(() => app.close());
  const portOf = () => (app.server.address() as AddressInfo).port;

  it.each(['/', '/fault', '/by-others', '/nothing'])(
    'takes a turn, and gives it back with its answer: %s',
    async (path) => {
      const answer = await fetch(`http://127.0.0.1:${portOf()}${path}`, { headers: { connection: 'close' } });
      await answer.text();
      expect(taken).toEqual(['127.0.0.1']);
      await expect.poll(() => ended).toBeGreaterThan(0);
    },
  );

  it('takes the turn of its network', async () => {
    const headers = { 'x-forwarded-for': '2001:db8::1' };
    await (await fetch(`http://127.0.0.1:${portOf()}/`, { headers })).text();
    expect(taken).toEqual(['2001:db8::/64']);
  });

  it('whose reader went away gives its turn back', async () => {
    const reader = connect(portOf(), '127.0.0.1');
    await once(reader, 'connect');
    reader.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => endless).toBe(1);
    expect(ended).toBe(0);
    reader.destroy();
    await expect.poll(() => ended).toBe(1);
  });
});
