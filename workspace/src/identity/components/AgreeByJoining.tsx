import { Link } from '@komawari/ui/components';

/** What creating an account means. Nothing to tick: whoever does not agree does not create one. */
export function AgreeByJoining() {
  return (
    <p className="small soft">
      By creating an account you agree to the{' '}
      <Link className="link" href="/terms">
        terms
      </Link>{' '}
      and the{' '}
      <Link className="link" href="/privacy">
        privacy policy
      </Link>
      .
    </p>
  );
}
