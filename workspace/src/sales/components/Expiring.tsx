import { Link, Notice } from '@komawari/ui/components';
import { formatFullDay, formatYen } from '@komawari/ui/format';
import { paths } from '../../shared/routes.ts';

/** Sales that come to their end this month, and the way to have them paid. */
export function Expiring({ amount, at }: { amount: number; at: string }) {
  return (
    <Notice
      tone="warn"
      icon="clock"
      action={
        <Link className="link small" href={paths.withdrawal}>
          Look after it
        </Link>
      }
    >
      <b>
        {formatYen(amount)} expires on <span lang="ja">{formatFullDay(at)}</span>.
      </b>{' '}
      Withdraw it before, so that nothing is lost.
    </Notice>
  );
}
