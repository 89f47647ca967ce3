import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { paths } from '../../shared/routes.ts';

interface WithdrawalFrameProps {
  title: string;
  isBelow?: boolean;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page about withdrawals; those below the first lead back to it. */
export function WithdrawalFrame({ title, isBelow = true, aside, children }: WithdrawalFrameProps) {
  const { frame } = useTexts(withdrawalsTexts);
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      {isBelow ? <Breadcrumb above={[{ href: paths.withdrawal, label: frame.withdrawal() }]} /> : null}
      <header className="ws-head">
        <h1>{title}</h1>
        {aside}
      </header>
      <div className="stack stack--lg">{children}</div>
    </>
  );
}
