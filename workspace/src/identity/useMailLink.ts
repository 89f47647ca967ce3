import { IdentityError } from '@komawari/ui/session';
import { useEffect, useState } from 'react';
import { lookAtMailLink, type MailLink, type MailLinkMode } from './mailLinks.ts';

/** A link while it is looked at, alive, or with the reason why it does nothing. */
export type SeenMailLink =
  | { state: 'looking' }
  | { state: 'alive'; link: MailLink }
  | { state: 'dead'; error: IdentityError };

/** Looks at the link a page was opened with. */
export function useMailLink(mode: MailLinkMode, code: string): SeenMailLink {
  const [seen, setSeen] = useState<SeenMailLink>({ state: 'looking' });
  useEffect(
    function look() {
      let isStale = false;
      lookAtMailLink(mode, code).then(
        (link) => (isStale ? undefined : setSeen({ state: 'alive', link })),
        (error: unknown) => {
          if (!isStale && error instanceof IdentityError) setSeen({ state: 'dead', error });
        },
      );
      return () => {
        isStale = true;
      };
    },
    [mode, code],
  );
  return seen;
}
