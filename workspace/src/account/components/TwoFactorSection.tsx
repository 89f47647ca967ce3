import { ButtonLink } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** Whether signing in asks for a code, and the way to change it. */
export function TwoFactorSection({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  return (
    <section className="box stack stack--sm" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in</h2>
      <p className="small soft">
        {isOn
          ? `On: signing in asks for a code from your authenticator app. ${codesLabel(recoveryCodesLeft)}`
          : 'Off. Once it is on, your password alone is not enough to sign in: it takes your phone, too.'}
      </p>
      <div>
        <ButtonLink href={paths.twoFactor}>{isOn ? 'Change two-step sign-in' : 'Turn two-step sign-in on'}</ButtonLink>
      </div>
    </section>
  );
}

/** How many recovery codes are left, in words. */
export function codesLabel(left: number): string {
  if (left === 0) return 'No recovery code is left.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
