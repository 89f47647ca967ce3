import './BankAccountInfo.ts';
import './banks.ts';
import './mutations.ts';
