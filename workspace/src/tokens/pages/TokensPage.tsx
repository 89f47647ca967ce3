import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import tokensTexts from '../../messages/tokens.js';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { NewToken } from '../components/NewToken.tsx';
import { TokenLines } from '../components/TokenLines.tsx';
import { GetSettingsTokens } from '../operations/GetSettingsTokens.ts';

/** Personal tokens for the creator's own programs: made, listed, revoked. */
export function TokensPage() {
  const { page } = useTexts(tokensTexts);
  const query = useQuery(GetSettingsTokens, {});
  return (
    <SettingsFrame title={page.title()}>
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
                <Notice>{page.emailFirst()}</Notice>
              )
            }
          </Registered>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
