import type { CreatorBalances } from '../../money/ledger/index.ts';

/** A sale as it has to be when everything happened in its order, once. */
export interface Sale {
  purchaseId: string;
  seller: number;
  buyerId: string;
  episodeId: string;
  share: number;
  /** WAITING: for money of a shop. GONE: given back or lost. */
  place: 'WAITING' | 'PENDING' | 'WITHDRAWABLE' | 'DISPUTED' | 'GONE';
  /** Whether its 48 hours are over. */
  isOld: boolean;
}

/** A creator's balances and request. */
interface Seller extends Record<'withdrawn' | 'lapsed', number> {
  open: { type: 'BANK' | 'GIFT'; amount: number } | null;
  /** They deleted their account. */
  isGone: boolean;
}

const MINIMUM = { BANK: 1000, GIFT: 500 };
const MAXIMUM = { BANK: 1_000_000, GIFT: 50_000 };

/** What has to come out, without transactions, messages or processes. */
export class Model {
  readonly sales: Sale[] = [];
  readonly sellers: Seller[];

  constructor(sellers: number) {
    this.sellers = Array.from({ length: sellers }, () => ({
      withdrawn: 0,
      lapsed: 0,
      open: null,
      isGone: false,
    }));
  }

  sum(seller: number, place: Sale['place']): number {
    const found = this.sales.filter((sale) => sale.seller === seller && sale.place === place);
    return found.reduce((sum, { share }) => sum + share, 0);
  }

  withdrawable(seller: number): number {
    const { withdrawn, lapsed, open } = this.sellers[seller]!;
    return this.sum(seller, 'WITHDRAWABLE') - withdrawn - lapsed - (open?.amount ?? 0);
  }

  balances(seller: number): CreatorBalances {
    const { lapsed, open } = this.sellers[seller]!;
    return {
      pending: this.sum(seller, 'PENDING'),
      withdrawable: this.withdrawable(seller),
      inTransfer: open?.amount ?? 0,
      disputed: this.sum(seller, 'DISPUTED'),
      lapsed,
    };
  }

  isHeld(buyerId: string, episodeId: string): boolean {
    return this.sales.some((sale) => sale.buyerId === buyerId && sale.episodeId === episodeId && sale.place !== 'GONE');
  }

  /** Sales of which one is meant by a number, in one of these places. */
  pick(index: number, ...places: Sale['place'][]): Sale | null {
    const found = this.sales.filter(({ place }) => places.includes(place));
    return found[index % Math.max(found.length, 1)] ?? null;
  }

  /** Two days go by for what a creator sold. */
  age(seller: number): void {
    for (const sale of this.sales) if (sale.seller === seller && sale.place !== 'WAITING') sale.isOld = true;
    this.release();
  }

  release(): void {
    for (const sale of this.sales) if (sale.isOld && sale.place === 'PENDING') sale.place = 'WITHDRAWABLE';
  }

  request(seller: number, type: 'BANK' | 'GIFT', amount: number): void {
    const one = this.sellers[seller]!;
    const isTaken =
      one.open === null &&
      amount >= MINIMUM[type] &&
      amount <= Math.min(MAXIMUM[type], this.withdrawable(seller)) &&
      (type === 'BANK' || amount % 100 === 0);
    if (isTaken) one.open = { type, amount };
  }

  cancel(seller: number): void {
    this.sellers[seller]!.open = null;
  }

  /** What is open of this type has left, or came back. */
  settle(type: 'BANK' | 'GIFT', hasArrived: boolean): void {
    for (const one of this.sellers) {
      if (one.open?.type !== type) continue;
      if (hasArrived) one.withdrawn += one.open.amount;
      one.open = null;
    }
  }

  lapse(): void {
    for (const [index, one] of this.sellers.entries()) {
      const isSelling = this.sales.some(
        ({ seller, place }) => seller === index && place !== 'GONE' && place !== 'WAITING',
      );
      if (isSelling && !one.isGone) one.lapsed += Math.max(this.withdrawable(index), 0);
    }
  }

  recover(seller: number): void {
    this.sellers[seller]!.lapsed = 0;
  }

  /**
   * A creator leaves for good: what nobody sent yet comes back, and what can be withdrawn lapses. What one of these readers bought
   * stays with them; where nobody did, money that is still to come opens nothing.
   */
  leave(seller: number, readers: readonly string[]): void {
    const one = this.sellers[seller]!;
    const own = this.sales.filter((sale) => sale.seller === seller);
    const kept = own.filter(
      ({ place, buyerId }) => place !== 'GONE' && place !== 'WAITING' && readers.includes(buyerId),
    );
    for (const sale of own)
      if (sale.place === 'WAITING' && !kept.some(({ episodeId }) => episodeId === sale.episodeId)) sale.place = 'GONE';
    one.open = null;
    one.lapsed += Math.max(this.withdrawable(seller), 0);
    one.isGone = true;
  }
}
