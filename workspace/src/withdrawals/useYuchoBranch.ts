import { YUCHO } from '@komawari/ui/bankAccounts';
import { useQuery } from '@komawari/ui/graphql/react';
import { FindBankBranches } from './operations/FindBankBranches.ts';

/** The name of a branch of ゆうちょ銀行; empty while it is not known, or does not exist. */
export function useYuchoBranch(branchCode: string | null): string {
  const { data } = useQuery(
    FindBankBranches,
    { bankCode: YUCHO, text: branchCode ?? '' },
    { staleTime: Infinity, enabled: branchCode !== null },
  );
  return data?.bankBranches.find(({ code }) => code === branchCode)?.name ?? '';
}
