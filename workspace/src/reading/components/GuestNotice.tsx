import { ButtonLink, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import readingTexts from '../../messages/reading.js';
import { paths } from '../../shared/routes.ts';

/** Says where a guest's things live, and offers the account that keeps them; `to` is where they are found then. */
export function GuestNotice({ to, children }: { to: string; children: ReactNode }) {
  const { history: texts } = useTexts(readingTexts);
  return (
    <Notice
      action={<ButtonLink href={`${paths.signUp}?to=${encodeURIComponent(to)}`}>{texts.createAccount()}</ButtonLink>}
    >
      {children}
    </Notice>
  );
}
