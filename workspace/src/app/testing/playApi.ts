import { vi } from 'vitest';

/** What a played operation was asked. */
export interface PlayedCall {
  name: string;
  variables: Record<string, unknown>;
}

type Answer = (variables: Record<string, never>) => unknown;

/**
 * Plays the network: answers GraphQL operations by name and every identity call with a token. The clients, forms and
 * screens are the real ones. An answer that throws a refusal becomes a GraphQL error.
 */
export function playApi(answers: Record<string, Answer>): { calls: PlayedCall[] } {
  const calls: PlayedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/identity/')) {
      return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
    }
    const name = new URL(address, 'http://localhost').searchParams.get('opname') ?? '';
    const { variables } = JSON.parse(String(init.body)) as { variables: Record<string, never> };
    calls.push({ name, variables });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody answers ${name}.`);
    try {
      return Response.json({ data: answer(variables) });
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
