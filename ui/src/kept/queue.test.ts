import { describe, expect, it } from 'vitest';
import { answerOffline } from './answerOffline.ts';
import { listQueue, queueCall, type NewCall } from './queue.ts';
import { outcomeOf, sendQueue, type CallOutcome } from './sendQueue.ts';
import { memoryTables } from './testing/memoryTables.ts';
import { sampleEpisode } from './testing/sampleEpisode.ts';

const day = 24 * 3_600_000;
const call = (operationName: string, input: Record<string, unknown> = {}, ownerId: string | null = null): NewCall => ({
  operationName,
  ownerId,
  isWrite: false,
  query: `mutation ${operationName} { ok }`,
  variables: { input },
});

describe('what was done without a line', () => {
  it('is told in its order, with the time it happened', async () => {
    const { queue } = memoryTables();
    for (const [index, name] of ['AddLike', 'TakeBackLike', 'AddLike'].entries())
      await queueCall(queue, call(name, { id: `call-${index}` }), index * 1000);
    const sent: [string, unknown][] = [];
    const told = await sendQueue({
      queue,
      ownerId: null,
      now: 5000,
      send: async ({ operationName, variables }) => {
        sent.push([operationName, variables.input]);
        return 'TOLD';
      },
    });
    expect(told).toBe(3);
    expect(sent).toEqual([
      ['AddLike', { id: 'call-0', happenedAt: '1970-01-01T00:00:00.000Z' }],
      ['TakeBackLike', { id: 'call-1', happenedAt: '1970-01-01T00:00:01.000Z' }],
      ['AddLike', { id: 'call-2', happenedAt: '1970-01-01T00:00:02.000Z' }],
    ]);
    expect(await listQueue(queue)).toEqual([]);
  });

  it('waits in its order where nobody answers, and is told again with the same id', async () => {
    const { queue } = memoryTables();
    for (const id of ['one', 'two', 'three']) await queueCall(queue, call('AddLike', { id }));
    const ids: unknown[] = [];
    const answers: CallOutcome[] = ['TOLD', 'LATER', 'TOLD', 'TOLD'];
    const send = async ({ variables }: { variables: { input: Record<string, unknown> } }) => {
      ids.push(variables.input['id']);
      return answers.shift() ?? 'LATER';
    };
    expect(await sendQueue({ queue, ownerId: null, send })).toBe(1);
    expect(await sendQueue({ queue, ownerId: null, send })).toBe(2);
    expect(ids).toEqual(['one', 'two', 'two', 'three']);
  });

  it('of another account, refused, or too old is let go', async () => {
    const { queue } = memoryTables();
    await queueCall(queue, call('AddLike', { id: 'old' }, 'u1'), 0);
    await queueCall(queue, call('AddLike', { id: 'of another' }, 'u2'), 20 * day);
    await queueCall(queue, call('AddLike', { id: 'refused' }, 'u1'), 20 * day);
    await queueCall(queue, call('AddLike', { id: 'of a guest' }, null), 20 * day);
    const ids: unknown[] = [];
    const told = await sendQueue({
      queue,
      ownerId: 'u1',
      now: 40 * day,
      send: async ({ variables: { input } }) => {
        ids.push(input['id']);
        return input['id'] === 'refused' ? 'REFUSED' : 'TOLD';
      },
    });
    expect([told, ids, await listQueue(queue)]).toEqual([1, ['refused', 'of a guest'], []]);
  });

  it('holds one place for each opening: the newest', async () => {
    const { queue } = memoryTables();
    await queueCall(queue, call('LogPageLeavePosition', { id: 'o1', pageNumber: 2 }));
    await queueCall(queue, call('LogPageLeavePosition', { id: 'o2', pageNumber: 9 }));
    await queueCall(queue, call('LogPageLeavePosition', { id: 'o1', pageNumber: 5 }));
    const pages = (await listQueue(queue)).map(({ variables }) => variables.input['pageNumber']);
    expect(pages).toEqual([9, 5]);
  });

  it.each([
    [200, { data: { addLike: {} } }, 'TOLD'],
    [200, { errors: [{ extensions: { code: 'NOT_FOUND' } }] }, 'REFUSED'],
    [200, { errors: [{ extensions: { code: 'FAN_ONLY' } }] }, 'REFUSED'],
    [200, { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }, 'LATER'],
    [503, { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] }, 'LATER'],
    [502, null, 'LATER'],
    [200, null, 'LATER'],
  ])('an answer %s %j means %s', (status, body, outcome) => {
    expect(outcomeOf(status, body)).toBe(outcome);
  });
});

describe('a kept episode without a line', () => {
  const prepare = async () => {
    const tables = memoryTables();
    await tables.episodes.put(sampleEpisode({ ownerId: 'u1' }));
    const ask = (operationName: string, variables: Record<string, unknown>) =>
      answerOffline(tables, { operationName, query: '', variables });
    return { tables, ask };
  };

  it('shows the likes that were given here, up to ten, and keeps each call for the server', async () => {
    const { tables, ask } = await prepare();
    const liked = { input: { id: 'c1', episodeId: 'e1', count: 1 } };
    expect(await ask('AddLike', liked)).toMatchObject({
      addLike: { episode: { likeCount: 41, viewerLikeCount: 9 }, problems: [] },
    });
    await Promise.all([ask('AddLike', liked), ask('AddLike', liked)]);
    expect(await ask('GetEpisodePageViewerProfile', { id: 'e1' })).toMatchObject({
      episode: { likeCount: 42, viewerLikeCount: 10 },
    });
    expect(await ask('TakeBackLike', { input: { episodeId: 'e1', count: 3 } })).toMatchObject({
      takeBackLike: { episode: { likeCount: 39, viewerLikeCount: 7 } },
    });
    const waiting = await listQueue(tables.queue);
    expect(waiting.map(({ operationName, ownerId, isWrite }) => [operationName, ownerId, isWrite])).toEqual([
      ['AddLike', 'u1', true],
      ['AddLike', 'u1', true],
      ['AddLike', 'u1', true],
      ['TakeBackLike', 'u1', true],
    ]);
  });

  it('shows its work as bookmarked, with every episode of it that is kept', async () => {
    const { tables, ask } = await prepare();
    await tables.episodes.put(sampleEpisode({ id: 'e2', ownerId: 'u1' }));
    await ask('AddWorkBookmark', { input: { workId: 'w1' } });
    expect((await tables.episodes.all()).map(({ standing }) => standing.hasBookmarked)).toEqual([true, true]);
    expect(await ask('GetViewerHasBookmarked', { id: 'w1' })).toMatchObject({ work: { viewerHasBookmarked: true } });
    await ask('RemoveBookmark', { input: { bookmarkableId: 'w1' } });
    expect(await ask('GetViewerHasBookmarked', { id: 'w1' })).toMatchObject({ work: { viewerHasBookmarked: false } });
  });

  it('answers nothing about what is not kept, and nothing that cannot wait', async () => {
    const { tables, ask } = await prepare();
    for (const [name, variables] of [
      ['AddLike', { input: { episodeId: 'e9' } }],
      ['AddWorkBookmark', { input: { workId: 'w9' } }],
      ['LogOpenEpisodeEvent', { input: { episodeID: 'e9', id: 'o' } }],
      ['AddComment', { input: { episodeID: 'e1', body: '' } }],
    ] as const)
      expect(await ask(name, variables)).toBeUndefined();
    expect(await listQueue(tables.queue)).toEqual([]);
  });
});
