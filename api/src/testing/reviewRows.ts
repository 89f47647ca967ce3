import { everybody, OWNER, type Row } from './verdicts.ts';

type Answers = Record<string, Record<string, never>>;

interface ReviewParts {
  /** Runs a document as the owner of the episodes. */
  run: (document: string, variables: Record<string, unknown>) => Promise<Answers>;
  /** A new episode of the owner that nobody else can see. */
  draft: () => Promise<string>;
}

/** Review links: their owner's alone to make and to read; whoever has one may look and write, and nobody else. */
export function reviewRows({ run, draft }: ReviewParts): Record<string, Row[]> {
  const mutate = async (name: string, input: object, selection: string): Promise<Record<string, string>> => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation M($input: ${type}!) { done: ${name}(input: $input) { ${selection} problems { message } } }`;
    return (await run(document, { input }))['done'] ?? {};
  };
  const link = async (): Promise<{ id: string; token: string; episodeId: string }> => {
    const episodeId = await draft();
    const input = { episodeId, name: 'Editor', period: 'ONE_DAY' };
    const made = await mutate('createReviewLink', input, 'address link { id }');
    return { id: idIn(made['link']), token: made['address']?.split('/').at(-1) ?? '', episodeId };
  };
  const visit = async () => {
    const { token, episodeId } = await link();
    const { key } = await mutate('openReview', { token }, 'key');
    return { token, key, episodeId };
  };
  const noteInput = async () => {
    const { token, key, episodeId } = await visit();
    const document = 'query P($id: ID!) { episode(id: $id) { pages(first: 1) { nodes { id } } } }';
    const { pages } = (await run(document, { id: episodeId }))['episode'] as unknown as {
      pages: { nodes: { id: string }[] };
    };
    return { token, key, pageId: pages.nodes[0]?.id, x: 0.5, y: 0.5, writerName: 'Aki', body: 'x' };
  };
  const note = async () => {
    const input = await noteInput();
    const made = await mutate('addReviewNote', input, 'note { id }');
    return { token: input.token, key: input.key, id: idIn(made['note']) };
  };
  const wrong = { token: 'wrong', key: 'wrong' };
  return {
    'query review': [
      { variables: visit, verdicts: everybody('OK') },
      { variables: () => wrong, verdicts: everybody('NOT_FOUND') },
    ],
    'mutation createReviewLink': [
      {
        variables: async () => ({ input: { episodeId: await draft(), name: 'Editor', period: 'SEVEN_DAYS' } }),
        verdicts: OWNER,
      },
    ],
    'mutation revokeReviewLink': [
      { variables: async () => ({ input: { id: (await link()).id } }), verdicts: OWNER },
      { variables: () => ({ input: { id: 'x' } }), verdicts: { ...OWNER, owner: 'NOT_FOUND' } },
    ],
    'mutation openReview': [
      { variables: async () => ({ input: { token: (await link()).token } }), verdicts: everybody('OK') },
      { variables: () => ({ input: { token: 'wrong' } }), verdicts: everybody('NOT_FOUND') },
    ],
    'mutation addReviewNote': [
      { variables: async () => ({ input: await noteInput() }), verdicts: everybody('OK') },
      {
        variables: async () => ({ input: { ...(await noteInput()), key: 'wrong' } }),
        verdicts: everybody('NOT_FOUND'),
      },
    ],
    'mutation withdrawReviewNote': [
      { variables: async () => ({ input: await note() }), verdicts: everybody('OK') },
      { variables: async () => ({ input: { ...(await note()), ...wrong } }), verdicts: everybody('NOT_FOUND') },
    ],
    'mutation answerReviewNote': [
      { variables: async () => ({ input: { id: (await note()).id, answer: 'Thank you.' } }), verdicts: OWNER },
    ],
    'mutation finishReviewNote': [
      { variables: async () => ({ input: { id: (await note()).id, isDone: true } }), verdicts: OWNER },
    ],
    'mutation deleteReviewNote': [{ variables: async () => ({ input: { id: (await note()).id } }), verdicts: OWNER }],
  };
}

const idIn = (thing: unknown): string => (thing as { id: string } | undefined)?.id ?? '';
