import { ButtonLink, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useSearchParams } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import { Redirect } from '../../shared/routing/index.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { AuthScreen } from '../components/AuthScreen.tsx';

/** The page of each mode, and under which name it takes the code. */
const pages: Record<string, readonly [path: string, name: 'code' | 'encryptedEmail']> = {
  verify: [paths.verifyEmail, 'encryptedEmail'],
  sign_in: [paths.signIn, 'code'],
  reset: [paths.verifyResetPassword, 'code'],
  recover: [paths.verifyRecoverEmail, 'code'],
  change_email: [paths.verifyChangeEmail, 'code'],
  add_email: [paths.verifyAddEmailAuth, 'code'],
};

/** Where every link in a mail arrives: sends it on to the page of what it does. Opening it uses nothing up. */
export function HandleMailActionPage() {
  const { incomplete: texts } = useTexts(identityTexts);
  const [query] = useSearchParams();
  const page = Object.hasOwn(pages, query.get('mode') ?? '') ? pages[query.get('mode') ?? ''] : undefined;
  const code = query.get('code') ?? '';
  if (page && code !== '') {
    const target = new URLSearchParams({ [page[1]]: code });
    const to = sameOriginPath(query.get('to'));
    if (to) target.set('to', to);
    return <Redirect to={`${page[0]}?${target}`} />;
  }
  return (
    <AuthScreen title={texts.title()}>
      <Notice tone="danger" live>
        {texts.lead()}
      </Notice>
      <div className="row">
        <ButtonLink href={paths.signIn} variant="primary">
          {texts.signIn()}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {texts.topPage()}
        </ButtonLink>
      </div>
    </AuthScreen>
  );
}
