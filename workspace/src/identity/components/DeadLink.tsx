import { Button, ButtonLink } from '@komawari/ui/components';
import { Icon, type IconName } from '@komawari/ui/icons';
import type { IdentityError } from '@komawari/ui/session';
import { paths } from '../../shared/routes.ts';
import type { MailLinkMode } from '../mailLinks.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

const titles: Record<string, readonly [title: string, icon: IconName]> = {
  EXPIRED: ['This link has expired', 'clock'],
  USED: ['This link was already used', 'check'],
  REPLACED: ['This link is closed', 'lock'],
  BROKEN: ['This link does not work', 'link'],
  OTHER_ACCOUNT: ['This link belongs to another account', 'users'],
  TAKEN: ['This address is taken', 'mail'],
};

/** What to do next, by what the link was for. */
const steps: Record<MailLinkMode, readonly [words: string, href: string]> = {
  sign_in: ['Sign in', paths.signIn],
  reset: ['Ask for a new link', paths.resetPassword],
  change_email: ['Ask for a new link', paths.changeEmail],
  add_email: ['Ask for a new link', paths.addEmailAuth],
  recover: ['Choose a new password', paths.resetPassword],
};

/** A link that does nothing (any more): why, and the way on. */
export function DeadLink({ mode, error }: { mode: MailLinkMode; error: IdentityError }) {
  const code = error.problems[0]?.code ?? '';
  const known = titles[code];
  const [words, href] = code === 'USED' && mode === 'reset' ? steps.sign_in : steps[mode];
  return (
    <div className="stack dead-link" role="alert">
      <h2 className="row dead-link__title">
        <Icon name={known?.[1] ?? 'alert'} />
        {known?.[0] ?? 'That did not work'}
      </h2>
      <p className="soft">{identityErrorMessage(error)}</p>
      <div className="row">
        {known ? (
          <ButtonLink href={href} variant="primary">
            {words}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink href="/" variant="quiet">
          Top page
        </ButtonLink>
      </div>
    </div>
  );
}
