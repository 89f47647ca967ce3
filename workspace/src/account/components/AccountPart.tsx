import { Link } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import accountTexts from '../../messages/account.js';
import { paths } from '../../shared/routes.ts';
import { SettingsFrame } from '../../shared/components/SettingsFrame.tsx';

/** One change to the account, with the way back. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const { account: texts } = useTexts(accountTexts);
  return (
    <SettingsFrame title={title}>
      <div className="box stack">{children}</div>
      <p className="small">
        <Link className="link row account-part__back" href={paths.settingsAccount}>
          <Icon name="left" size="sm" />
          {texts.title()}
        </Link>
      </p>
    </SettingsFrame>
  );
}
