import type { Reader, Transaction } from './database.ts';

/** A tag that goes, and the one that takes its place. */
export interface TagMove {
  from: string;
  into: string;
}

/** An account that goes. Where something stays that one person did, `nobody` takes its place: a name that leads nowhere. */
export interface LeavingAccount {
  accountId: string;
  nobody: string;
}

/** An account that goes, and the account without a person that keeps from then on what its buyers paid for. */
export interface KeptForBuyers {
  accountId: string;
  keeperId: string;
}

/**
 * The tables a part of the API owns, which it alone writes, and what becomes of their rows at the end of things. composition/
 * lists all of them in the order in which they are called; a part that leaves something out has nothing to end.
 */
export interface Lifecycle {
  /** The folder of the part, below api/src. */
  readonly name: string;
  readonly tables: readonly { readonly name: string }[];
  /** Deletes what is over after its time. */
  purge?(tx: Transaction): Promise<void>;
  /** Whatever has the one tag gets the other, once. */
  moveTag?(tx: Transaction, move: TagMove): Promise<void>;
  /** Ends what two people have with each other: one blocked the other. */
  partPeople?(tx: Transaction, accountId: string, otherId: string): Promise<void>;
  /**
   * Hands what somebody bought of an account that is about to go over to its keeper, without what only its creator had of it.
   * Called for all parts in their order before anything of the account is deleted.
   */
  keepForBuyers?(tx: Transaction, kept: KeptForBuyers): Promise<void>;
  /**
   * Deletes what the account has here, or takes its name off what stays. What refers to the account or the profile goes with
   * them (ON DELETE CASCADE); to be named is what stands without a reference, and what others see counted.
   */
  forgetAccount?(tx: Transaction, leaving: LeavingAccount): Promise<void>;
  /** What a person may take along, by the names of the archive's document. All parts are read from one snapshot. */
  collectData?(reader: Reader, accountId: string): Promise<Record<string, unknown>>;
}
