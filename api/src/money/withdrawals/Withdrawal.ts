/** How money leaves: as a transfer to the bank account, or as a gift code. */
export type WithdrawalType = 'BANK' | 'GIFT';

/**
 * decisions 4.1. REQUESTED → PROCESSING → PAID, REQUESTED → CANCELED, PROCESSING → REFUNDED; a gift is
 * PROCESSING while its provider is asked, and never REFUNDED.
 */
export type WithdrawalState = 'REQUESTED' | 'PROCESSING' | 'PAID' | 'CANCELED' | 'REFUNDED';

/** Why nothing can be requested now. */
export type WithdrawalBlock =
  | 'NO_GIFTS'
  | 'OPEN_REQUEST'
  | 'FROZEN'
  | 'WEAK_SIGN_IN'
  | 'NO_ACCOUNT'
  | 'INVALID_ACCOUNT'
  | 'BELOW_MINIMUM';
