import { Notice, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import xLinkTexts from '../../messages/xLink.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { LinkBox } from '../components/LinkBox.tsx';
import { XLinkFrame } from '../components/XLinkFrame.tsx';
import { GetXOAuthToken } from '../operations/GetXOAuthToken.ts';

/** The X account of a creator: linked, renewed, and unlinked. */
export function XLinkPage() {
  const { page: texts } = useTexts(xLinkTexts);
  const query = useQuery(GetXOAuthToken, {});
  return (
    <XLinkFrame>
      <Loaded query={query} skeleton={<Skeleton kind="box" />}>
        {({ viewer: someone }) => (
          <Registered viewer={someone}>
            {({ canLinkX, xOAuthToken, user }) =>
              canLinkX || xOAuthToken ? (
                <LinkBox user={user ?? null} link={xOAuthToken ?? null} />
              ) : (
                <Notice tone="info">{texts.unavailable()}</Notice>
              )
            }
          </Registered>
        )}
      </Loaded>
    </XLinkFrame>
  );
}
