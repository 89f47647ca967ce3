import { textsOf } from '@komawari/ui/language';
import type { BankAccountFieldsFragment } from '../gql/graphql.ts';
import withdrawalsTexts from '../messages/withdrawals.js';

type Failure = NonNullable<BankAccountFieldsFragment['failure']>;

/** What the bank said of a transfer that came back, as a part of a sentence. */
export const describeFailure = (of: Failure | null | undefined): string =>
  textsOf(withdrawalsTexts).failure[of ?? 'OTHER']();
