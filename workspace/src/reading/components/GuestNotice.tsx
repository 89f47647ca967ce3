import { ButtonLink, Notice } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routes.ts';

/** Says where a guest's things live, and offers the account that keeps them; `to` is where they are found then. */
export const GuestNotice = ({ to, children }: { to: string; children: ReactNode }) => (
  <Notice action={<ButtonLink href={`${paths.signUp}?to=${encodeURIComponent(to)}`}>Create an account</ButtonLink>}>
    {children}
  </Notice>
);
