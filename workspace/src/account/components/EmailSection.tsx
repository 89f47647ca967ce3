import { ButtonLink } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { paths } from '../../shared/routes.ts';

/** The e-mail sign-in: its address and password, or the way to have one. */
export function EmailSection({ email }: { email: string | null }) {
  const { email: texts } = useTexts(accountTexts);
  return (
    <section className="box stack stack--sm">
      <h2>{texts.title()}</h2>
      {email === null ? (
        <>
          <p className="small soft">{texts.none()}</p>
          <div>
            <ButtonLink href={paths.addEmailAuth} variant="ink">
              {texts.add()}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>
            <b>{email}</b>
          </p>
          <p className="small soft">{texts.onlyYou()}</p>
          <div className="row">
            <ButtonLink href={paths.changeEmail}>{texts.changeAddress()}</ButtonLink>
            <ButtonLink href={paths.changePassword}>{texts.changePassword()}</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
