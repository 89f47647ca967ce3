import type { NoticeTone } from '@komawari/ui/components';
import type { WallPurchaseFieldsFragment } from '../../gql/graphql.ts';

/** What is said above the price: first what happened and whether money moved, then what to do. */
export interface WallNotice {
  tone: NoticeTone;
  happened: string;
  next?: string;
}

/** How to pay at a shop. */
export type Slip = NonNullable<WallPurchaseFieldsFragment['konbini']>;

/** How the wall stands: for sale, asking whether money arrived, or waiting for money from a shop. */
export type WallState =
  | { kind: 'offer'; notice?: WallNotice; isAgain?: boolean }
  | { kind: 'unknown' }
  | { kind: 'waiting'; slip: Slip; payUntil: string | null }
  | { kind: 'bought' };
