import type { Answer, TestApp, TestPerson } from '../createTestApp.ts';

/** Checks a request as the screen does. */
export const CHECK = `query Check($input: OIDCAuthenticationRequestInput!) {
  validateOIDCAuthenticationRequestParameters(input: $input) {
    error errorDescription redirectTo step ticket client { id name isFirstParty isWaiting verifiedDomain } connectedAt
    redirectHost loginHint uiLocales scopes { name isOptional isAgreed }
  }
}`;

/** Answers a request as the screen does. */
export const ANSWER = `mutation Answer($input: AuthorizeOIDCAuthenticationRequestInput!) {
  authorizeOIDCAuthenticationRequest(input: $input) {
    idToken state error errorDescription step redirectTo problems { code path }
  }
}`;

type Parameters = readonly { name: string; value: string }[];

/** The parameters of an address, each as often as it stands there. */
export const parametersOf = (url: string | URL | Record<string, string>): Parameters => {
  const query = url instanceof URL || typeof url === 'string' ? new URL(url).searchParams : new URLSearchParams(url);
  return [...query].map(([name, value]) => ({ name, value }));
};

const dataOf = ({ data, errors }: Answer, field: string) => {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  return data[field];
};

/** What the check says. */
export const check = async (
  test: Pick<TestApp, 'run'>,
  person: TestPerson | null,
  parameters: Parameters,
  ticket: string | null = null,
) =>
  dataOf(
    await test.run(CHECK, { input: { parameters, ticket } }, person),
    'validateOIDCAuthenticationRequestParameters',
  );

/** What a person's answer leads to. Without more they allow everything the client asks for. */
export async function answer(
  test: Pick<TestApp, 'run'>,
  person: TestPerson | null,
  parameters: Parameters,
  given: {
    answer?: 'ALLOW' | 'REFUSE' | 'NOT_ASKED';
    scopes?: readonly string[];
    ticket?: string | null;
    accountId?: string | null;
  } = {},
) {
  const checked = await check(test, person, parameters);
  const input = {
    parameters,
    answer: given.answer ?? 'ALLOW',
    ticket: given.ticket === undefined ? checked.ticket : given.ticket,
    scopes: given.scopes ?? checked.scopes.map(({ name }: { name: string }) => name),
    accountId: given.accountId === undefined ? (person?.actor.accountId ?? null) : given.accountId,
  };
  return dataOf(await test.run(ANSWER, { input }, person), 'authorizeOIDCAuthenticationRequest');
}
