import { SignJWT } from 'jose';
import { afterEach, afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../composition/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { accountRows } from '../../testing/accountRows.ts';
import { illustrationRows } from '../../testing/illustrationRows.ts';
import { moderationRows } from '../../testing/moderationRows.ts';
import { notificationRows } from '../../testing/notificationRows.ts';
import { operatorPageRows } from '../../testing/operatorPageRows.ts';
import { portfolioRows } from '../../testing/portfolioRows.ts';
import { recaptchaRows } from '../../testing/recaptchaRows.ts';
import { purchaseRows } from '../../testing/purchaseVerdicts.ts';
import { readingRows } from '../../testing/readingRows.ts';
import { responseRows } from '../../testing/responseRows.ts';
import { reviewRows } from '../../testing/reviewRows.ts';
import { scoutRows } from '../../testing/scoutRows.ts';
import { callRootFieldBriefly, rootFieldsOf } from '../../testing/selectEverything.ts';
import { creatorRows } from '../../testing/creatorRows.ts';
import { withdrawalRows } from '../../testing/withdrawalRows.ts';
import { episodeRows } from '../../testing/episodeRows.ts';
import {
  everybody,
  signedIn,
  OWNER,
  CREATOR,
  PROFILE,
  ACCOUNT,
  NOT_BLOCKED,
  DRAFT,
  ROLES,
  type Role,
  type Row,
} from '../../testing/verdicts.ts';
import { issuerOf } from './actorOfRequest.ts';
import { insertEmailProvider } from './store/accounts.ts';
import { signingKey } from './tokens.ts';

let test: TestApp;
let picture: string;
let people: Record<Exclude<Role, 'guest'>, TestPerson>;

beforeAll(async () => {
  test = await createTestApp();
  const provider = await test.visit();
  await test.services.database.transact((tx) =>
    insertEmailProvider(tx, provider.actor.accountId, 'provider@example.com', 'x'),
  );
  const reader = await test.signUpCreator('reader');
  people = {
    visitor: await test.visit(),
    provider: await personOf(provider.actor.accountId, 'GUEST_WITH_PROVIDER'),
    // A profile without an e-mail sign-in: the workspace is closed.
    reader: await personOf(reader.actor.accountId, 'REGISTERED_WITHOUT_EMAIL'),
    other: await test.signUpCreator('other'),
    blocked: await test.signUpCreator('blocked'),
    owner: await test.signUpCreator('kaede'),
  };
  picture = await test.addImage(people.owner);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  await test.services.database.query('liftBlocks', 'DELETE FROM blocks');
  await test.services.database.query('insertBlock', 'INSERT INTO blocks VALUES ($1, $2)', [
    people.owner.actor.accountId,
    people.blocked.actor.accountId,
  ]);
});

async function personOf(accountId: string, kind: TestPerson['actor']['kind']): Promise<TestPerson> {
  return {
    actor: { accountId, kind },
    token: await issuerOf(test.services).issue({ accountId, kind }, 'test'),
    screenName: '',
  };
}

async function publish(status = 'PUBLIC', more: object = {}): Promise<{ workId: string; episodeId: string }> {
  const document =
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "w", tagTitles: ["matrix"] }, episodeInput: $e) { work { id } episode { id } } }';
  const { data } = await test.run(document, { e: { status, pages: [{ imageId: picture }], ...more } }, people.owner);
  return { workId: data.createWork.work.id, episodeId: data.createWork.episode.id };
}
/** One episode behind the fan wall, for all rows: nothing they do changes it. */
let walled: ReturnType<typeof publish> | undefined;
const publishToFans = () => (walled ??= publish('FAN_ONLY'));
/** What one row published stands in the way of no other: a creator has 500 works at most. */
afterEach(async () => {
  await test.services.database.query(
    'trashRow',
    'UPDATE works SET deleted_at = now() WHERE user_id = $1 AND deleted_at IS NULL AND id IS DISTINCT FROM $2',
    [people.owner.actor.accountId, (await walled)?.workId ?? null],
  );
});
const inTrash = async (kind: 'Work' | 'Episode') => {
  const id = (await publish())[kind === 'Work' ? 'workId' : 'episodeId'];
  await test.run(
    `mutation D($id: ID!) { delete${kind}(input: { id: $id }) { deleted${kind}Id } }`,
    { id },
    people.owner,
  );
  return { input: { id } };
};
const workOfOwner = async () => (await publish()).workId;
const uploadOfOwner = async () => ({
  uploadId: (
    await test.services.uploads.add(people.owner.actor.accountId, newId('Page'), 'a.png', await drawPng(300, 300))
  ).id,
});
const commentOfReader = async () => {
  const { episodeId } = await publish();
  const { data } = await test.run(
    'mutation C($id: ID!) { addComment(input: { episodeID: $id, body: "x" }) { comment { id } } }',
    { id: episodeId },
    people.reader,
  );
  await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
  return { input: { id: data.addComment.comment.id } };
};

/** Who may do what, decided on purpose: a new root field fails this file until it stands here. */
const TABLE: Record<string, Row[]> = {
  ...portfolioRows({
    run: (document, input) => test.run(document, { input }, people.owner).then(({ data }) => data),
    forgetCategories: () => test.services.database.query('forgetCategories', 'DELETE FROM portfolio_categories'),
    publish: workOfOwner,
    picture: () => picture,
    CREATOR,
    OWNER,
  }),
  ...accountRows(() => picture),
  ...illustrationRows({
    run: (document, variables) => test.run(document, variables, people.owner).then(({ data }) => data),
    addImage: () => test.addImage(people.owner, 'ILLUSTRATION'),
  }),
  ...moderationRows({
    owner: () => people.owner.actor.accountId,
    ownWord: 'matrix',
    publish: async () => (await publish()).workId,
  }),
  ...notificationRows,
  ...purchaseRows(publish),
  ...scoutRows({ services: () => test.services, publish: async () => (await publish()).workId }),
  ...readingRows(publish, publishToFans),
  ...responseRows(publish, publishToFans),
  ...episodeRows(
    () => test,
    publish,
    () => picture,
  ),
  ...withdrawalRows,
  ...creatorRows(workOfOwner, async (isHeld = false) => {
    const { id } = (await commentOfReader()).input;
    if (isHeld)
      await test.services.database.query('hold', "UPDATE comments SET held_because = 'ALL_WAIT' WHERE id = $1", [id]);
    return id;
  }),
  ...reviewRows({
    run: (document, variables) => test.run(document, variables, people.owner).then(({ data }) => data),
    draft: async () => (await publish('DRAFT')).episodeId,
  }),
  ...operatorPageRows,
  ...recaptchaRows,
  'query banner': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query canShowFeature': [{ variables: () => ({ name: 'x' }), verdicts: everybody('OK') }],
  'query contest': [{ variables: () => ({ identifier: '9th' }), verdicts: everybody('NOT_FOUND') }],
  'query currentContest': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query decryptEmailAddress': [{ variables: () => ({ encryptedEmail: 'x' }), verdicts: everybody('problem:BROKEN') }],
  'query episode': [
    { variables: async () => ({ id: (await publish()).episodeId }), verdicts: everybody('OK') },
    { variables: async () => ({ id: (await publish('FAN_ONLY')).episodeId }), verdicts: everybody('OK') },
    { variables: async () => ({ id: (await publish('DRAFT')).episodeId }), verdicts: DRAFT },
  ],
  'query hotNewEpisodes': [{ variables: () => ({ first: 1 }), verdicts: everybody('OK') }],
  'query tagDirectory': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query hotTags': [{ variables: () => ({ first: 1 }), verdicts: everybody('OK') }],
  'query hotWorks': [{ variables: () => ({ first: 1 }), verdicts: everybody('OK') }],
  'query infoEntries': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query newWorks': [{ variables: () => ({ first: 1 }), verdicts: everybody('OK') }],
  'query node': [
    { variables: async () => ({ id: (await publish()).workId }), verdicts: everybody('OK') },
    { variables: async () => ({ id: (await publish('DRAFT')).workId }), verdicts: DRAFT },
    { variables: () => ({ id: picture }), verdicts: everybody('NOT_FOUND') },
  ],
  'query ranking': [{ variables: () => ({ period: 'DAILY' }), verdicts: everybody('OK') }],
  'query search': [
    { variables: async () => ((await publish()) ? { keyword: 'matrix' } : {}), verdicts: everybody('OK') },
  ],
  'query portfolios': [{ variables: () => ({ first: 1 }), verdicts: everybody('OK') }],
  'query pickupTags': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query recommendedTags': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query salesTerms': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query sellingNewEpisodes': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query statistics': [
    { variables: async () => ({ workIds: [(await publish('DRAFT')).workId] }), verdicts: everybody('OK') },
  ],
  'query tag': [{ variables: async () => ((await publish()) ? { title: 'matrix' } : {}), verdicts: everybody('OK') }],
  'query themes': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query user': [{ variables: () => ({ screenName: 'kaede' }), verdicts: everybody('OK') }],
  'query viewer': [{ variables: () => ({}), verdicts: everybody('OK') }],
  'query work': [
    { variables: async () => ({ id: (await publish()).workId }), verdicts: everybody('OK') },
    { variables: async () => ({ id: (await publish('DRAFT')).workId }), verdicts: DRAFT },
  ],
  'mutation addEpisode': [
    { variables: async () => ({ input: { workId: (await publish()).workId, episode: {} } }), verdicts: OWNER },
  ],
  'mutation addWorkBookmark': [
    { variables: async () => ({ input: { workId: (await publish()).workId } }), verdicts: NOT_BLOCKED },
  ],
  'mutation createImage2': [
    {
      variables: async () => ({ input: { ...(await uploadOfOwner()), type: 'PAGE' } }),
      verdicts: { ...signedIn('problem:UPLOAD_NOT_FOUND'), owner: 'OK' },
    },
  ],
  'mutation createUser': [
    {
      variables: () => ({ input: { screenName: 'newcomer', displayName: 'x' } }),
      verdicts: { ...everybody('FORBIDDEN'), guest: 'UNAUTHENTICATED', provider: 'OK' },
    },
  ],
  'mutation createWork': [
    { variables: () => ({ workInput: { title: 'w' } }), verdicts: CREATOR },
    {
      variables: () => ({ workInput: { title: 'w', coverImageId: picture } }),
      verdicts: { ...CREATOR, other: 'problem:IMAGE_NOT_FOUND' },
    },
  ],
  'mutation deleteComment': [
    {
      variables: commentOfReader,
      verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED', reader: 'OK', owner: 'OK' },
    },
  ],
  'mutation deleteComments': [
    {
      variables: async () => ({ input: { ids: [(await commentOfReader()).input.id] } }),
      verdicts: { ...everybody('NOT_FOUND'), guest: 'UNAUTHENTICATED', reader: 'OK', owner: 'OK' },
    },
  ],
  'mutation deleteEpisode': [
    { variables: async () => ({ input: { id: (await publish()).episodeId } }), verdicts: OWNER },
  ],
  'mutation deleteWork': [{ variables: async () => ({ input: { id: (await publish()).workId } }), verdicts: OWNER }],
  'mutation expandArchive': [
    {
      variables: async () => ({ input: await uploadOfOwner() }),
      verdicts: { ...signedIn('problem:UPLOAD_NOT_FOUND'), owner: 'problem:NOT_AN_ARCHIVE' },
    },
  ],
  'mutation findOrCreateTag': [{ variables: () => ({ input: { title: 'matrix' } }), verdicts: PROFILE }],
  'mutation noteUpdateVisit': [{ variables: () => ({}), verdicts: PROFILE }],
  'mutation removeBookmark': [
    { variables: async () => ({ input: { bookmarkableId: (await publish()).workId } }), verdicts: ACCOUNT },
  ],
  'mutation restoreEpisode': [{ variables: () => inTrash('Episode'), verdicts: OWNER }],
  'mutation restoreWork': [{ variables: () => inTrash('Work'), verdicts: OWNER }],
  'mutation sendSignUpLink': [
    { variables: () => ({ input: { emailAddress: `${newId('User')}@example.net` } }), verdicts: everybody('OK') },
  ],
  'mutation setSurveyFromAuthor': [
    {
      variables: async () => ({
        input: { episodeID: (await publish()).episodeId, question: 'q', choices: ['a', 'b'] },
      }),
      verdicts: OWNER,
    },
  ],
  'mutation unwatchUser': [
    { variables: () => ({ input: { targetUserId: people.owner.actor.accountId } }), verdicts: ACCOUNT },
  ],
  'mutation updateEpisode': [
    {
      variables: async () => ({
        input: { id: (await publish()).episodeId, expectedRevision: 1, episode: { title: 'x' } },
      }),
      verdicts: OWNER,
    },
  ],
  'mutation updateAdSlotCollection': [
    { variables: () => ({ input: { episodeTags: { sp: null } } }), verdicts: CREATOR },
  ],
  'mutation updateSalesSummary': [{ variables: () => ({ input: {} }), verdicts: PROFILE }],
  'mutation updateSite': [
    { variables: () => ({ input: { isClosed: false } }), verdicts: PROFILE },
    // The rest of the site belongs to the workspace, which an e-mail sign-in opens (R2-078).
    { variables: () => ({ input: { comment: 'x' } }), verdicts: { ...PROFILE, reader: 'FORBIDDEN' } },
    {
      variables: () => ({ input: { isClosed: false, title: null } }),
      verdicts: { ...PROFILE, reader: 'FORBIDDEN' },
    },
    {
      variables: () => ({ input: { heroImageId: picture } }),
      verdicts: { ...PROFILE, reader: 'FORBIDDEN', other: 'problem:IMAGE_NOT_FOUND' },
    },
  ],
  'mutation updateWork': [
    {
      variables: async () => ({ input: { id: (await publish()).workId, expectedRevision: 1, work: { title: 'x' } } }),
      verdicts: OWNER,
    },
  ],
  'mutation watchUser': [
    {
      variables: () => ({ input: { targetUserId: people.owner.actor.accountId, isUserOptedInEmail: false } }),
      verdicts: { ...PROFILE, owner: 'FORBIDDEN', blocked: 'FORBIDDEN' },
    },
  ],
};

const documentOf = (call: string): string => {
  const [kind = '', name = ''] = call.split(' ');
  return callRootFieldBriefly(schema, kind as 'query', name);
};

async function verdictOf(
  call: string,
  variables: Record<string, unknown>,
  as: { token: string } | null,
): Promise<string> {
  const { data, errors } = await test.run(documentOf(call), variables, as);
  if (errors[0]) return String(errors[0].extensions['code']);
  const [problem] = (data[call.split(' ')[1] ?? '']?.problems ?? []) as { code: string }[];
  return problem ? `problem:${problem.code}` : 'OK';
}

describe('who may call what', () => {
  it('every root field is decided in the table', () => {
    const calls = (['query', 'mutation'] as const).flatMap((kind) =>
      rootFieldsOf(schema, kind).map((name) => `${kind} ${name}`),
    );
    expect(Object.keys(TABLE).toSorted()).toEqual(calls.toSorted());
  });

  const rows = Object.entries(TABLE).flatMap(([call, list]) =>
    list.map((row, index) => ({ call, row, name: list.length > 1 ? `${call} (${index + 1})` : call })),
  );
  it.each(rows)('$name', async ({ call, row }) => {
    const verdicts: Record<string, string> = {};
    for (const role of ROLES) {
      const variables = await row.variables();
      verdicts[role] = await verdictOf(call, variables, role === 'guest' ? null : people[role]);
    }
    expect(verdicts).toEqual({ blocked: row.verdicts.other, ...row.verdicts });
  });
});

describe('a token that is not ours, not for this, or over', () => {
  it('opens nothing, not even what is open to guests', async () => {
    const key = signingKey(test.services.config.secret);
    const { accountId } = people.owner.actor;
    const make = ({
      typ = 'komawari-identity+jwt',
      audience = 'komawari',
      issuer = 'http://localhost:3000',
      until = '300s',
      kind = 'REGISTERED',
    }) =>
      new SignJWT({ kind, sid: 'x' })
        .setProtectedHeader({ alg: 'ES256', typ })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(until)
        .sign(key);
    const good = await make({});
    expect(await verdictOf('query viewer', {}, { token: good })).toBe('OK');
    const bad = {
      'another type': await make({ typ: 'JWT' }),
      'one for view-as': await make({ typ: 'komawari-view-as+jwt' }),
      'one of an upload': 'AAAAAAAAAAAAAAAAAAAAAA',
      'one of a mail': 'c2lnbi11cA.bWFpbC1hY3Rpb24.c2ln',
      'another audience': await make({ audience: 'elsewhere' }),
      'another issuer': await make({ issuer: 'https://evil.example' }),
      'over a second ago': await make({ until: '-1s' }),
      'a kind that is none': await make({ kind: 'ADMIN' }),
      'a cut one': good.slice(0, -8),
    };
    for (const [what, token] of Object.entries(bad)) {
      for (const [call, list] of Object.entries(TABLE)) {
        const variables =
          call === 'mutation sendSignUpLink'
            ? { input: { emailAddress: 'x@example.net' } }
            : await plainVariables(list);
        expect([what, call, await verdictOf(call, variables, { token })]).toEqual([what, call, 'UNAUTHENTICATED']);
      }
    }
  });
});

/** Variables that fit the document; a refused token never gets as far as looking at them. */
const known = new Map<Row[], Record<string, unknown>>();
async function plainVariables(list: Row[]): Promise<Record<string, unknown>> {
  const variables = known.get(list) ?? (await list[0]?.variables()) ?? {};
  known.set(list, variables);
  return variables;
}
