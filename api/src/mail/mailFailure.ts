/** Why a mail was not taken, and what that means for it. */
export interface MailFailure {
  /** NEVER: the server does not take this mail. LATER: not yet. AWAY: it takes no mail at all for now. */
  outlook: 'NEVER' | 'LATER' | 'AWAY';
  /** For operators. Names no address. */
  words: string;
}

/** What nodemailer says of an SMTP conversation that went wrong. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  /** The command the answer was for. */
  command?: string;
}

/** Commands that are about one mail; whatever fails before them fails for every mail. */
const ABOUT_ONE_MAIL = ['RCPT TO', 'DATA', 'API'];
/** RFC 5321: the server closes the connection. */
const CLOSING = 421;

/**
 * Judges an error of nodemailer. RFC 5321 §4.2.1: after an answer from 500 on the same mail is not sent again, below it is. A
 * sender the server does not know is a matter of the configuration, so no mail is given up for it.
 */
export function judgeFailure(error: unknown): MailFailure {
  const { message, code, responseCode = 0, command = '' } = error as SmtpError;
  const words = `${message}${code ? ` (${code})` : ''}`
    .replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500);
  const isAboutMail = ABOUT_ONE_MAIL.includes(command) && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (!isAboutMail || responseCode === CLOSING) return { outlook: 'AWAY', words };
  return { outlook: responseCode >= 400 && responseCode < 500 ? 'LATER' : 'NEVER', words };
}
