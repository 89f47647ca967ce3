import { GraphQLRequestError } from '@komawari/ui/graphql';

/**
 * The result of a write that has no form to show problems in: a problem is thrown, in its own words, like a refusal.
 */
export function refuseProblems<Payload extends { problems: readonly { message: string }[] }>(
  payload: Payload,
): Payload {
  const [problem] = payload.problems;
  if (problem) throw new GraphQLRequestError(problem.message, { code: 'BAD_USER_INPUT' });
  return payload;
}
