import { ButtonLink } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** Whether signing in asks for a code, and the way to change it. */
export function TwoFactorSection({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  return (
    <section className="box stack stack--sm" aria-labelledby="two-step">
      <h2 id="two-step">Two-step sign-in</h2>
      <p className="small soft">
        {isOn
          ? `On: signing in asks for a code of your authenticator app. ${wordsOfCodes(recoveryCodesLeft)}`
          : 'Off. With it, whoever learns your password still cannot get in without your phone.'}
      </p>
      <div>
        <ButtonLink href={paths.twoFactor}>{isOn ? 'Change two-step sign-in' : 'Turn two-step sign-in on'}</ButtonLink>
      </div>
    </section>
  );
}

/** How many recovery codes are left, in words. */
export function wordsOfCodes(left: number): string {
  if (left === 0) return 'No recovery code is left.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
