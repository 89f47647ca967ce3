import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { TestSales } from '../../sales/index.ts';
import { paths } from '../../shared/routes.ts';
import { BalanceBox } from '../components/BalanceBox.tsx';
import { Held } from '../components/Held.tsx';
import { RequestBox } from '../components/RequestBox.tsx';
import { WithdrawalFrame } from '../components/WithdrawalFrame.tsx';
import { GetWorkspaceWithdrawalInfo } from '../operations/GetWorkspaceWithdrawalInfo.ts';

/** The balance, and what can be done with it now. */
export function WithdrawalPage() {
  const { frame } = useTexts(withdrawalsTexts);
  const query = useQuery(GetWorkspaceWithdrawalInfo, {});
  return (
    <WithdrawalFrame
      title={frame.withdrawal()}
      isBelow={false}
      aside={query.data?.salesTerms?.isTest ? <TestSales /> : null}
    >
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone, withdrawalTerms }) => (
          <Registered viewer={someone}>
            {(viewer) => {
              const { heldAmount, heldUntil } = viewer.withdrawalInfo;
              return (
                <>
                  <BalanceBox standing={viewer} />
                  {heldUntil ? <Held amount={heldAmount} until={heldUntil} /> : null}
                  <KeptFocus of={viewer.withdrawalInfo.openRequest?.id ?? null}>
                    <RequestBox way="Bank" standing={viewer} terms={withdrawalTerms} />
                  </KeptFocus>
                  <p className="row">
                    <ButtonLink href={paths.withdrawalHistory} icon="clock">
                      {frame.toHistory()}
                    </ButtonLink>
                    <ButtonLink href={paths.bankAccount} icon="bank">
                      {frame.bankAccount()}
                    </ButtonLink>
                  </p>
                </>
              );
            }}
          </Registered>
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}
