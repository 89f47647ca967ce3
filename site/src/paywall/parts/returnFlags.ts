/** What the payment page says in the address when it sends somebody back: how they left it, and of which purchase. */
export interface ReturnFlag {
  isSuccess: boolean;
  /** The purchase; empty in an address without one. */
  purchaseId: string;
}

const names = { success: 'purchase_succeeded', failure: 'purchase_failed' } as const;

/** Both flags, for what wakes at either of them. */
export const returnFlagNames: readonly string[] = Object.values(names);

/** The flag of an address; null where nobody comes back from a payment page. */
export function readReturnFlag(search: string): ReturnFlag | null {
  const query = new URLSearchParams(search);
  const isSuccess = query.has(names.success);
  if (!isSuccess && !query.has(names.failure)) return null;
  return { isSuccess, purchaseId: query.get(isSuccess ? names.success : names.failure) ?? '' };
}

/** What the address said before the flags were taken out of it. */
let taken: ReturnFlag | null = null;

/**
 * How somebody came back to this page. The wall acts on it and takes it out of the address, the reader acts on it too, and either
 * may be awake first.
 */
export const findReturnFlag = (): ReturnFlag | null => readReturnFlag(location.search) ?? taken;

/** Takes the flags out of the address: a reload or a copied link says nothing of a purchase. */
export function clearReturnFlags(): void {
  taken = findReturnFlag();
  const address = new URL(location.href);
  for (const name of returnFlagNames) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
