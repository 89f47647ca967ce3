import { graphql } from '../../gql/index.ts';

/** What decides what can be requested, and what the forms say of it. */
export const WithdrawalStandingFields = graphql(/* GraphQL */ `
  fragment WithdrawalStandingFields on RegisteredViewer {
    withdrawableBalance
    amountToExpire
    canRequestWithdrawal
    canCancelWithdrawalRequest
    bankAccountInfo {
      ...BankAccountFields
    }
    withdrawalInfo {
      bankBlock
      giftBlock
      clearing
      clearedBy
      expiresAt
      heldAmount
      heldUntil
      frozenAt
      closesAt
      sentOn
      arrivesBy
      openRequest {
        ...WithdrawalFields
      }
    }
  }
`);
