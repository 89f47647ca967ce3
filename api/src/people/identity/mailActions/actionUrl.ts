import type { Needs } from '../../../graphql/context.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import type { MailActionName } from '../store/mailActions.ts';

/** The `mode` of an action in the URL `/handle_mail_action?mode=...&code=...`. */
export const MODES = {
  SIGN_IN: 'sign_in',
  RESET_PASSWORD: 'reset',
  CHANGE_EMAIL: 'change_email',
  RECOVER_EMAIL: 'recover',
  ADD_EMAIL: 'add_email',
} as const satisfies Record<MailActionName, string>;

/** The URL a mail leads to. `to` is a path of ours to go on to; anything else is left out. */
export function actionUrl(
  services: Needs<'config'>,
  action: MailActionName,
  { code, to }: { code: string; to?: string | null | undefined },
): string {
  const query = new URLSearchParams({ mode: MODES[action], code });
  const path = sameOriginPath(to);
  if (path) query.set('to', path);
  return `${services.config.http.publicUrl}/handle_mail_action?${query}`;
}
