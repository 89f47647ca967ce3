import { Skeleton } from '@komawari/ui/components';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import type { Way } from '../amountForm.ts';
import { GetWorkspaceNewWithdrawal } from '../operations/GetWorkspaceNewWithdrawal.ts';
import { RequestBox } from './RequestBox.tsx';

/** The form of a request, by itself. */
export function NewRequest({ way }: { way: Way }) {
  const query = useFormQuery(GetWorkspaceNewWithdrawal, {});
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" />}>
      {({ viewer: someone, withdrawalTerms }) => (
        <Registered viewer={someone}>
          {(viewer) => (
            <KeptFocus of={viewer.withdrawalInfo.openRequest?.id ?? null}>
              <RequestBox way={way} standing={viewer} terms={withdrawalTerms} />
            </KeptFocus>
          )}
        </Registered>
      )}
    </Loaded>
  );
}
