import { useState, type ReactNode } from 'react';
import type { IdentityError } from '@komawari/ui/session';
import { usePlace } from '../../shared/place.ts';
import { Waiting } from '../../shared/components/Waiting.tsx';
import type { MailLink, MailLinkMode } from '../mailLinks.ts';
import { useMailLink } from '../useMailLink.ts';
import { DeadLink } from './DeadLink.tsx';

export interface LookedAtProps {
  mode: MailLinkMode;
  /** Draws what a living link offers. `onDead` takes the refusal when it died meanwhile. */
  children: (living: { code: string; link: MailLink; onDead: (error: IdentityError) => void }) => ReactNode;
}

/** The link this page was opened with: what it offers while it lives, or why it does not and what to do next. */
export function LookedAt({ mode, children }: LookedAtProps) {
  const query = new URLSearchParams(usePlace().search);
  const code = query.get('code') ?? '';
  const seen = useMailLink(mode, code);
  const [death, setDeath] = useState<IdentityError | null>(null);
  if (seen.state === 'looking') return <Waiting />;
  if (seen.state === 'dead') return <DeadLink mode={mode} error={seen.error} />;
  if (death) return <DeadLink mode={mode} error={death} />;
  return children({ code, link: seen.link, onDead: setDeath });
}
