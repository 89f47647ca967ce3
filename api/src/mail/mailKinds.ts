/**
 * How a mail is treated. LINK: somebody waits for it at a screen. NOTICE: tells of what happened. NEWS: what people asked
 * to be told of, in numbers.
 */
export type MailKind = 'LINK' | 'NOTICE' | 'NEWS';

/**
 * What is more urgent leaves first, and after its life a mail is not sent any more. A link works for an hour: after half of it
 * another one is asked for anyway.
 */
export const MAIL_KINDS: Record<MailKind, { urgency: number; lifeInMinutes: number }> = {
  LINK: { urgency: 0, lifeInMinutes: 30 },
  NOTICE: { urgency: 1, lifeInMinutes: 3 * 24 * 60 },
  NEWS: { urgency: 2, lifeInMinutes: 24 * 60 },
};
