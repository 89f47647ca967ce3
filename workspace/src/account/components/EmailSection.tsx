import { ButtonLink } from '@komawari/ui/components';
import { paths } from '../../shared/routes.ts';

/** The e-mail sign-in: its address and password, or the way to have one. */
export function EmailSection({ email }: { email: string | null }) {
  return (
    <section className="box stack stack--sm">
      <h2>E-mail and password</h2>
      {email === null ? (
        <>
          <p className="small soft">
            No address yet. With one you can use the workspace, and still sign in when another service is down.
          </p>
          <div>
            <ButtonLink href={paths.addEmailAuth} variant="ink">
              Add an e-mail address
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>
            <b>{email}</b>
          </p>
          <p className="small soft">Only you see it. We send mail about your account there.</p>
          <div className="row">
            <ButtonLink href={paths.changeEmail}>Change the address</ButtonLink>
            <ButtonLink href={paths.changePassword}>Change the password</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
