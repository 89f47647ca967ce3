import { Link, Notice } from '@komawari/ui/components';
import { formatFullDay } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import salesTexts from '../../messages/sales.js';
import { paths } from '../../shared/routes.ts';

/** Sales that come to their end this month, and the way to have them paid. */
export function Expiring({ amount, at }: { amount: number; at: string }) {
  const { notices } = useTexts(salesTexts);
  const day = <span lang="ja">{formatFullDay(at)}</span>;
  return (
    <Notice
      tone="warn"
      icon="clock"
      action={
        <Link className="link small" href={paths.withdrawal}>
          {notices.lookAfter()}
        </Link>
      }
    >
      <Sentence
        text={notices.expires({ amount })}
        parts={{
          end: (words) => (
            <b>
              <Sentence text={words} parts={{ day }} />
            </b>
          ),
        }}
      />
    </Notice>
  );
}
