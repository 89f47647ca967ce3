import { Skeleton, TestMoney } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import type { PurchaseFieldsFragment, UnpaidPurchaseFieldsFragment } from '../../gql/graphql.ts';
import purchasesTexts from '../../messages/purchases.js';
import { NothingBought } from '../components/NothingBought.tsx';
import { PurchaseLine } from '../components/PurchaseLine.tsx';
import { Receipt } from '../components/Receipt.tsx';
import { RefundDialog } from '../components/RefundDialog.tsx';
import { monthsOf } from '../months.ts';
import { Unpaid } from '../components/Unpaid.tsx';
import { MyPurchaseHistory } from '../operations/MyPurchaseHistory.ts';

/** Purchases a page of the list shows. */
const PURCHASES_PER_PAGE = 50;

/** What was paid and when, by month, with receipts and refunds; one receipt alone where the address names it. */
export function PurchaseHistoryPage() {
  const { history, receipt: paper } = useTexts(purchasesTexts);
  const list = usePages(
    MyPurchaseHistory,
    PURCHASES_PER_PAGE,
    ({ viewer }) => registeredOf(viewer)?.purchaseHistory ?? null,
  );
  const receipt = useSearchParams()[0].get('receipt');
  const viewer = list.first ? registeredOf(list.first.viewer) : null;
  return (
    <SettingsFrame title={receipt === null ? history.title() : paper.title()}>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(purchases) =>
          receipt === null ? (
            <Months purchases={purchases} unpaid={viewer?.unpaidPurchases ?? []} list={list} />
          ) : (
            <OneReceipt id={receipt} purchases={purchases} list={list} name={viewer?.user.displayName ?? ''} />
          )
        }
      </Loaded>
    </SettingsFrame>
  );
}

interface ListProps {
  purchases: PurchaseFieldsFragment[];
  list: { hasMore: boolean; isLoadingMore: boolean; showMore: () => void };
}

function Months({ purchases, unpaid, list }: ListProps & { unpaid: readonly UnpaidPurchaseFieldsFragment[] }) {
  const { history } = useTexts(purchasesTexts);
  const [asked, setAsked] = useState<PurchaseFieldsFragment | null>(null);
  if (purchases.length === 0 && unpaid.length === 0) return <NothingBought of="history" />;
  return (
    <>
      {unpaid.map((purchase) => (
        <Unpaid key={purchase.id} purchase={purchase} />
      ))}
      {purchases.some(({ isTest }) => isTest) ? (
        <p>
          <TestMoney />
        </p>
      ) : null}
      {monthsOf(purchases).map(({ name, purchases: bought, sum, count }) => (
        <section key={name} className="box stack">
          <div className="row spread">
            <h2>{name}</h2>
            {count === 0 ? null : <span className="small muted num">{history.sum({ sum, count })}</span>}
          </div>
          <ul className="list">
            {bought.map((purchase) => (
              <PurchaseLine key={purchase.id} purchase={purchase} onRefund={() => setAsked(purchase)} />
            ))}
          </ul>
        </section>
      ))}
      <ListEnd noun={history.noun()} list={list} />
      <RefundDialog purchase={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** An old receipt stands further down the list, which is read until it is there. */
function OneReceipt({ id, purchases, list, name }: ListProps & { id: string; name: string }) {
  const found = purchases.find((purchase) => purchase.id === id);
  const { hasMore, isLoadingMore, showMore } = list;
  const goesOn = found === undefined && hasMore;
  useEffect(
    function readOn() {
      if (goesOn && !isLoadingMore) showMore();
    },
    [goesOn, isLoadingMore, showMore],
  );
  if (found) return <Receipt purchase={found} name={name} />;
  return goesOn ? <Skeleton kind="box" /> : <NotFoundMessage />;
}
