import type { BankAccountFieldsFragment } from '../gql/graphql.ts';

type Failure = NonNullable<BankAccountFieldsFragment['failure']>;

const words: Record<Failure, string> = {
  ACCOUNT_CLOSED: 'the account is closed',
  NO_SUCH_ACCOUNT: 'there is no such account',
  NAME_DIFFERS: 'the name is not that of the account',
  OTHER: 'it could not be paid',
};

/** What the bank said of a transfer that came back, as a part of a sentence. */
export const describeFailure = (failure: Failure | null | undefined): string => words[failure ?? 'OTHER'];
