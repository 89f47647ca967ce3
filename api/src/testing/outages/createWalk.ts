import type { InjectOptions } from 'fastify';
import { schema } from '../../composition/schema.ts';
import { callRootFieldBriefly } from '../selectEverything.ts';
import { preparations, requests, type Call } from './calls/index.ts';
import type { Scene } from './createScene.ts';
import { changedTables, type Fingerprint } from './fingerprint.ts';
import { judgeAnswer, type Verdict } from './judgeAnswer.ts';

/** A part that is taken away for the time of a call. */
export interface Outage {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Makes every call once, and compares what the database held before and after it. Answers all that is wrong. */
export interface Walk {
  /** While nothing is out of service, every call is answered as done and changes something. Comes before the others. */
  learn(): Promise<string[]>;
  /** With an outage that begins and ends with each call. */
  walk(outage: Outage): Promise<string[]>;
  /** With an outage of the database itself, which cannot be asked until it ends. */
  walkWithout(database: Outage): Promise<string[]>;
}

/** Calls that only note that somebody sets out, sign an address, show what is kept encrypted, make uploads of uploads, or ask a service that this installation does not have. */
const CHANGE_NOTHING: ReadonlySet<string> = new Set([
  'createDataExportAddress',
  'expandArchive',
  'revealGiftCode',
  'startXLink',
  'verifyReCaptchaAssessmentCheckboxToken',
]);

/** Calls that carry an id by which a repetition counts once. */
const REPEATED: ReadonlySet<string> = new Set(['logPageLeavePosition', 'POST /reading-events']);

/** What counts once at somebody else's: whoever's line broke in between is told to begin again, and nothing is saved. */
const STARTS_AGAIN = 'X_REFUSED';

const HEALTHY: Outage = { begin: () => undefined, end: () => undefined };

/** A call as a browser sends it. Tokens are read when it is sent: they are renewed meanwhile. */
const requestOf = (name: string, { as, variables }: Call): InjectOptions => ({
  method: 'POST',
  url: `/graphql?opname=${name}`,
  headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
  payload: { query: callRootFieldBriefly(schema, 'mutation', name), variables },
});

/** Sets one call up, and answers how it is sent. */
type Setting = (scene: Scene) => Promise<() => InjectOptions>;

const SETTINGS: [name: string, set: Setting][] = [
  ...Object.entries(preparations).map(([name, prepare]): [string, Setting] => [
    name,
    async (scene) => {
      const call = await prepare(scene);
      return () => requestOf(name, call);
    },
  ]),
  ...Object.entries(requests).map(([name, prepare]): [string, Setting] => [
    name,
    async (scene) => {
      const request = await prepare(scene);
      return () => request;
    },
  ]),
];

/** Prepares walks through all calls. `takeFingerprint` reaches the database whatever is out of service. */
export function createWalk(scene: Scene, takeFingerprint: () => Promise<Fingerprint>): Walk {
  /** Calls that are set up and were not done yet. */
  const prepared = new Map<string, () => InjectOptions>();
  /** The tables each call changes when all is well. */
  const usual = new Map<string, string[]>();
  const { readingEvents } = scene.test.services;
  /** Readings are written a moment after their call; what an outage kept from it is written now. */
  const settle = () => readingEvents.settle().catch(() => readingEvents.settle());

  /** Sets everything up. One call changes nothing that another one is about. */
  async function prepare(): Promise<[string, () => InjectOptions][]> {
    for (const [name, set] of SETTINGS) {
      await scene.sql('DELETE FROM throttles');
      if (!prepared.has(name)) prepared.set(name, await set(scene));
    }
    await scene.sql('DELETE FROM throttles');
    // As autovacuum would have in a real installation: a connection that plans for empty tables takes seconds for a statement here.
    await scene.sql('ANALYZE');
    await settle();
    return SETTINGS.map(([name]) => [name, prepared.get(name)!]);
  }
  const send = async (request: () => InjectOptions): Promise<Verdict> =>
    judgeAnswer(await scene.test.app.inject(request()));

  async function walkThrough(
    outage: Outage,
    judge: (name: string, verdict: Verdict, changed: string[]) => string | null,
  ): Promise<string[]> {
    const wrong: string[] = [];
    const calls = await prepare();
    let before = await takeFingerprint();
    for (const [name, request] of calls) {
      await outage.begin();
      const verdict = await send(request);
      await outage.end();
      await settle();
      const after = await takeFingerprint();
      const changed = changedTables(before, after);
      if (verdict.isDone || changed.length > 0) prepared.delete(name);
      const found = judge(name, verdict, changed);
      if (found !== null) wrong.push(`${name} was answered ${found}`);
      before = after;
    }
    return wrong;
  }
  return {
    learn: () =>
      walkThrough(HEALTHY, (name, { isDone, fault }, changed) => {
        usual.set(name, changed);
        if (!isDone) return `with ${fault}`;
        return changed.length > 0 || CHANGE_NOTHING.has(name) ? null : 'as done and changed nothing';
      }),
    walk: (outage) =>
      walkThrough(outage, (name, { isDone, saved, fault }, changed) => {
        if (fault?.includes(STARTS_AGAIN) && changed.length === 0) return null;
        if (fault !== null) return `with ${fault}${changed.length > 0 ? ` and changed ${changed.join(', ')}` : ''}`;
        const missing = (usual.get(name) ?? []).filter((table) => !changed.includes(table));
        const isWhole = missing.length === 0;
        if (isDone) return isWhole ? null : `as done and left out ${missing.join(', ')}`;
        if (saved === 'YES' && !isWhole) return `as saved and left out ${missing.join(', ')}`;
        // A part of what may be sent again, and is counted once, may be there.
        if (saved === 'UNKNOWN' && REPEATED.has(name)) return null;
        if (saved === 'NO' || !isWhole)
          return changed.length === 0 ? null : `with an error and changed ${changed.join(', ')}`;
        return null;
      }),
    async walkWithout(database) {
      const wrong: string[] = [];
      const calls = await prepare();
      const before = await takeFingerprint();
      await database.begin();
      for (const [name, request] of calls) {
        const { isDone, fault } = await send(request);
        if (isDone && !CHANGE_NOTHING.has(name)) wrong.push(`${name} was answered as done`);
        if (fault !== null) wrong.push(`${name} was answered with ${fault}`);
      }
      await database.end();
      const changed = changedTables(before, await takeFingerprint());
      return changed.length > 0 ? [...wrong, `one of the calls changed ${changed.join(', ')}`] : wrong;
    },
  };
}
