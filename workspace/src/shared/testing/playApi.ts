import { operationNameOf, type GraphQLDocument } from '@komawari/ui/graphql';
import { vi } from 'vitest';

/** What a played operation was asked. */
export interface PlayedCall {
  name: string;
  variables: Record<string, unknown>;
}

/** How one operation is answered. */
interface PlayedAnswer {
  name: string;
  give: (variables: never) => unknown;
}

/**
 * Answers one operation with what `give` makes of its variables. The shape of the answer is that of the document, as it
 * was generated from the schema: an answer the API could not give does not compile. (In two steps, because TypeScript
 * checks what a function returns against a type that is known before.)
 */
export const answerTo = <Result, Variables>(document: GraphQLDocument<Result, Variables>) => ({
  with: (give: (variables: Variables) => Result): PlayedAnswer => ({ name: operationNameOf(document), give }),
});

/**
 * Plays the network: answers GraphQL operations by name and every identity call with a token; no service elsewhere is
 * configured. The clients, forms and
 * screens are the real ones. An answer that throws a refusal becomes a GraphQL error.
 */
export function playApi(...answers: PlayedAnswer[]): { calls: PlayedCall[] } {
  const calls: PlayedCall[] = [];
  const gives = new Map(answers.map(({ name, give }) => [name, give]));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/identity/config') return Response.json({ authorizedDomains: ['localhost'], providers: [] });
    if (url.startsWith('/identity/')) {
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    }
    const name = new URL(url, 'http://localhost').searchParams.get('opname') ?? '';
    const { variables } = JSON.parse(String(init.body)) as { variables: Record<string, unknown> };
    calls.push({ name, variables });
    const give = gives.get(name);
    if (!give) throw new Error(`Nobody answers ${name}.`);
    try {
      return Response.json({ data: give(variables as never) });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return Response.json({ data: null, errors: [{ message: refusal.message, extensions: refusal.extensions }] });
    }
  });
  return { calls };
}

/** A refusal as the API words it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly extensions: Record<string, unknown>;

  constructor(message: string, extensions: Record<string, unknown>) {
    super(message);
    this.extensions = extensions;
  }
}
