import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { NewToken } from '../components/NewToken.tsx';
import { TokenLines } from '../components/TokenLines.tsx';
import { GetSettingsTokens } from '../operations/GetSettingsTokens.ts';

/** Personal tokens for the creator's own programs: made, listed, revoked. */
export function TokensPage() {
  const query = useQuery(GetSettingsTokens, {});
  return (
    <SettingsFrame title="Tokens">
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {(viewer) =>
              viewer.kind === 'REGISTERED' ? (
                <>
                  <NewToken />
                  <TokenLines tokens={viewer.personalTokens} />
                </>
              ) : (
                <Notice>
                  Add an e-mail address to your account first. Then you can make tokens for your programs.
                </Notice>
              )
            }
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
