import { Button, ButtonLink } from '@komawari/ui/components';
import { Icon, type IconName } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import type { IdentityError } from '@komawari/ui/session';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import type { MailLinkMode } from '../mailLinks.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

const icons = {
  EXPIRED: 'clock',
  USED: 'check',
  REPLACED: 'lock',
  BROKEN: 'link',
  OTHER_ACCOUNT: 'users',
  TAKEN: 'mail',
} as const satisfies Record<string, IconName>;

const isDeath = (code: string): code is keyof typeof icons => Object.hasOwn(icons, code);

/** What to do next, by what the link was for. */
const steps: Record<MailLinkMode, readonly [text: 'signIn' | 'newLink' | 'newPassword', href: string]> = {
  sign_in: ['signIn', paths.signIn],
  reset: ['newLink', paths.resetPassword],
  change_email: ['newLink', paths.changeEmail],
  add_email: ['newLink', paths.addEmailAuth],
  recover: ['newPassword', paths.resetPassword],
};

/** A link that does nothing (any more): why, and the way on. */
export function DeadLink({ mode, error }: { mode: MailLinkMode; error: IdentityError }) {
  const code = error.problems[0]?.code ?? '';
  const { deadLink, linkEnds } = useTexts(identityTexts);
  const isKnown = isDeath(code);
  const [step, href] = code === 'USED' && mode === 'reset' ? steps.sign_in : steps[mode];
  return (
    <div className="stack dead-link" role="alert">
      <h2 className="row dead-link__title">
        <Icon name={isKnown ? icons[code] : 'alert'} />
        {isKnown ? deadLink[code]() : linkEnds.failed()}
      </h2>
      <p className="soft">{identityErrorMessage(error)}</p>
      <div className="row">
        {isKnown ? (
          <ButtonLink href={href} variant="primary">
            {linkEnds[step]()}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {linkEnds.tryAgain()}
          </Button>
        )}
        <ButtonLink href="/" variant="quiet">
          {linkEnds.topPage()}
        </ButtonLink>
      </div>
    </div>
  );
}
