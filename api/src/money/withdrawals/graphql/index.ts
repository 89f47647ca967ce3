import './WithdrawalRequest.ts';
import './mutations.ts';
import './viewer.ts';
