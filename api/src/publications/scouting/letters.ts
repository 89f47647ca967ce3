import type { Config } from '../../config/config.ts';
import { pageUrl, type SiteAddress } from '../../kernel/languagePaths.ts';
import type { Letter, Recipient } from '../../mail/index.ts';
import scoutMails from '../../messages/scoutMails.js';
import type { Entrant } from './store/entrants.ts';
import type { ScoutAnswer } from './store/scoutMessages.ts';

/** Paragraphs as somebody typed them. */
const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');

/** What an entrant reads when a department wrote: the message itself, and where it is answered. */
export function scoutLetter(
  { http }: Pick<Config, 'http'>,
  recipient: Recipient,
  { contestTitle, workTitle }: Entrant,
  message: { id: string; department: string; body: string },
): Letter {
  const { id, department, body } = message;
  const { message: texts } = scoutMails[recipient.language];
  return {
    kind: 'NOTICE',
    ...recipient,
    subject: texts.subject({ department, work: workTitle }),
    heading: texts.heading({ department }),
    paragraphs: [texts.about({ work: workTitle, contest: contestTitle }), ...paragraphsOf(body)],
    action: { label: texts.action(), url: `${http.publicUrl}/workspace/scouts/${id}` },
    notes: [texts.note()],
  };
}

/** What a department reads when an entrant answered. */
export function scoutAnswerLetter(
  site: SiteAddress,
  recipient: Recipient,
  about: {
    contestTitle: string;
    workTitle: string | null;
    workId: string | null;
    department: string;
    screenName: string;
  },
  { answer, words }: { answer: ScoutAnswer; words: string },
): Letter {
  const { answer: texts } = scoutMails[recipient.language];
  const work = about.workTitle ?? texts.deletedWork();
  const heading = texts[answer]({ screenName: about.screenName });
  return {
    kind: 'NOTICE',
    ...recipient,
    subject: texts.subject({ heading, work }),
    heading,
    paragraphs: [
      texts.about({ department: about.department, work, contest: about.contestTitle }),
      ...(words === '' ? [texts.nothing()] : paragraphsOf(words)),
    ],
    ...(about.workId === null
      ? {}
      : { action: { label: texts.action(), url: pageUrl(site, recipient.language, `/works/${about.workId}`) } }),
    notes: [texts.note()],
  };
}
