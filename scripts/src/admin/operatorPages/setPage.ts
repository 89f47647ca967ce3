import { userInfo } from 'node:os';
import {
  checkOperatorPage,
  findPlaceholders,
  setOperatorPage,
  type OperatorPageInput,
  type OperatorPageKind,
  type Problem,
  type Services,
} from '@komawari/api/operating';
import { Refusal } from '../../Refusal.ts';
import type { Plan } from '../Command.ts';
import { planOf, readInstant } from '../editorial/plans.ts';
import { nameOf, showInstant } from './findPage.ts';

/** Options of the commands that write an edition. */
export const writingOptions = {
  effective: {
    value: 'DAY',
    says: 'when it takes effect, as 2026-12-01 or 2026-12-01T18:00 in Japan; without it at once',
  },
  changes: { value: 'TEXT', says: 'what changed, in a sentence or two, for people who are asked' },
  'needs-consent': { says: 'asks everybody who has an account to agree' },
} as const;

/** What was typed for them. */
export interface WritingWords {
  effective: string | undefined;
  changes: string | undefined;
  'needs-consent': boolean;
}

/** Says what writing an edition means, checked beforehand; throws a Refusal with everything that is wrong. */
export function planEdition(services: Services, kind: OperatorPageKind, file: string, words: WritingWords): Plan {
  const effectiveAt = words.effective === undefined ? null : readInstant(words.effective);
  const needsConsent = words['needs-consent'];
  const input: OperatorPageInput = {
    kind,
    file,
    effectiveAt,
    needsConsent,
    changes: words.changes ?? '',
    writtenBy: userInfo().username,
  };
  const found: Problem[] = [];
  const { title, body } = checkOperatorPage(input, found);
  if (found.length > 0) throw new Refusal(found.map(({ message }) => message).join('\n'));
  const gaps = findPlaceholders({ title, body });
  const will = [
    `"${title}" is what /${nameOf(kind)} says ${effectiveAt === null ? 'at once' : `from ${showInstant(effectiveAt)} (Japan) on; until then the page announces it`}.`,
    needsConsent
      ? 'Everybody who has an account is asked to agree at their next visit. Until they do they can read, and cannot publish, comment or buy.'
      : 'Nobody is asked to agree.',
    ...(gaps.length > 0 ? [`It still has gaps, which everybody can see: ${gaps.join(' ')}`] : []),
  ].join('\n');
  return planOf(
    will,
    () => setOperatorPage(services, input),
    (edition) => `This is edition ${edition?.number} of ${nameOf(kind)}.`,
  );
}
