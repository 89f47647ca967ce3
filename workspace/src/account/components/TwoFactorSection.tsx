import { ButtonLink } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { paths } from '../../shared/routes.ts';

/** Whether signing in asks for a code, and the way to change it. */
export function TwoFactorSection({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const { twoFactor: texts } = useTexts(accountTexts);
  return (
    <section className="box stack stack--sm" aria-labelledby="two-step">
      <h2 id="two-step">{texts.title()}</h2>
      <p className="small soft">{isOn ? texts.onLeft({ left: codesLabel(recoveryCodesLeft) }) : texts.off()}</p>
      <div>
        <ButtonLink href={paths.twoFactor}>{isOn ? texts.change() : texts.turnOn()}</ButtonLink>
      </div>
    </section>
  );
}

/** How many recovery codes are left, in words. */
export function codesLabel(left: number): string {
  return textsOf(accountTexts).twoFactor.left({ count: left });
}
