import { problem, type Problem } from '../../kernel/errors.ts';
import type { NotToBeScouted } from './policy.ts';

const WORDS: Record<NotToBeScouted, [en: string, ja: string]> = {
  NOT_IN_THE_CONTEST: [
    'This work is not in the contest any more. Departments write about works that are entered.',
    'この作品は応募が取り下げられています。',
  ],
  ACCOUNT_CLOSED: [
    'The account of the creator is suspended or about to be deleted. Nobody can write to it.',
    '作者のアカウントは停止中か、削除の手続き中です。',
  ],
  WORK_HIDDEN: [
    'The work is in the trash or was taken down. A department can write when it is back.',
    'この作品はゴミ箱にあるか、公開停止中です。',
  ],
  NO_FORM: [
    'The work was entered without a form, so its creator never said who may write to them.',
    '応募フォームがないため、連絡の可否が分かりません。',
  ],
  WANTS_NO_MESSAGE: [
    'The creator takes part for the prizes alone and wants no message from any department.',
    '作者は編集部からの連絡を希望していません。',
  ],
  WANTS_OTHERS: [
    'The creator chose which departments may write, and this is none of them.',
    '作者が選んだ編集部ではありません。',
  ],
};

/** Says in a sentence why a department may not write. */
export const refusedScouting = (reason: NotToBeScouted): Problem => problem(['work'], reason, ...WORDS[reason]);

const dayOf = (instant: Date, locale: string): string =>
  instant.toLocaleDateString(locale, { timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' });

/** A department writes about a work once. */
export const scoutedAlready = (department: string, sentAt: Date): Problem =>
  problem(
    ['department'],
    'SENT_ALREADY',
    `${department} wrote about this work already, on ${dayOf(sentAt, 'en-GB')}. A department writes about a work once.`,
    `${department}は${dayOf(sentAt, 'ja-JP')}にこの作品について連絡しています。`,
  );

/** The department is none of the contest's. */
export const noSuchDepartment = (known: readonly string[]): Problem =>
  problem(
    ['department'],
    'NO_SUCH_DEPARTMENT',
    `The departments of this contest are: ${known.join(', ') || 'none yet'}.`,
    'この編集部はコンテストにありません。',
  );
