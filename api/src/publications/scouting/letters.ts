import type { Config } from '../../config/config.ts';
import type { Letter } from '../../mail/index.ts';
import type { Entrant } from './store/entrants.ts';
import type { ScoutAnswer } from './store/scoutMessages.ts';

/** Paragraphs as somebody typed them. */
const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '');

/** What an entrant reads when a department wrote: the message itself, and where it is answered. */
export function scoutLetter(
  { http }: Pick<Config, 'http'>,
  to: string,
  { contestTitle, workTitle }: Entrant,
  message: { id: string; department: string; body: string },
): Letter {
  const { id, department, body } = message;
  return {
    kind: 'NOTICE',
    to,
    subject: `${department} wrote to you about ${workTitle}`,
    heading: `${department} wrote to you`,
    paragraphs: [`It is about ${workTitle}, which you entered into ${contestTitle}.`, ...paragraphsOf(body)],
    paragraphsJa: [`${contestTitle}に応募した「${workTitle}」について、${department}から連絡がありました。`],
    action: { label: 'Read and answer', url: `${http.publicUrl}/workspace/scouts/${id}` },
    notes: [
      'You let this department write to you when you entered the work. Your name and your address stay with the staff of the contest.',
    ],
  };
}

/** What a department reads when an entrant answered. */
export function scoutAnswerLetter(
  { http }: Pick<Config, 'http'>,
  to: string,
  about: {
    contestTitle: string;
    workTitle: string | null;
    workId: string | null;
    department: string;
    screenName: string;
  },
  { answer, words }: { answer: ScoutAnswer; words: string },
): Letter {
  const work = about.workTitle ?? 'a work that is deleted';
  const isInterested = answer === 'INTERESTED';
  const subject = isInterested ? `@${about.screenName} is interested` : `@${about.screenName} says no, thank you`;
  return {
    kind: 'NOTICE',
    to,
    subject: `${subject}: ${work}`,
    heading: subject,
    paragraphs: [
      `It is the answer to what ${about.department} wrote about ${work} in ${about.contestTitle}.`,
      ...(words === '' ? ['They added nothing.'] : paragraphsOf(words)),
    ],
    paragraphsJa: [
      isInterested
        ? `${about.contestTitle}「${work}」の作者から、関心があるとの返事がありました。`
        : `${about.contestTitle}「${work}」の作者から、お断りの返事がありました。`,
    ],
    ...(about.workId === null
      ? {}
      : { action: { label: 'Open the work', url: `${http.publicUrl}/works/${about.workId}` } }),
    notes: ['Creators answer once. How to reach them stands in their words, or ask the staff of the contest.'],
  };
}
