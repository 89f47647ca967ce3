import type { Letter } from '../../mail/index.ts';
import { reportableOf, type Reportable } from './policy.ts';
import type { OpenReport } from './store/reports.ts';

const WORDS: Record<Reportable, { en: string; ja: string }> = {
  User: { en: 'profile', ja: 'プロフィール' },
  Work: { en: 'work', ja: '作品' },
  Episode: { en: 'episode', ja: '話' },
  Illustration: { en: 'illustration', ja: 'イラスト' },
  DaredemoComment: { en: 'comment', ja: 'コメント' },
  YawarakaComment: { en: 'comment', ja: 'コメント' },
};

/** What whoever made a reported thing reads of a decision against it: what it was, what happened, and why. */
export function decisionLetter(to: string, report: OpenReport, decision: 'WARN' | 'TAKE_DOWN', note: string): Letter {
  const { en, ja } = WORDS[reportableOf(report.thingId) ?? 'Work'];
  const isWarning = decision === 'WARN';
  const subject = isWarning ? `A warning about your ${en}` : `Your ${en} was taken down`;
  const shown = `“${report.shownText.trim().slice(0, 200)}”`;
  return {
    kind: 'NOTICE',
    to,
    subject,
    heading: subject,
    paragraphs: [
      `Readers reported your ${en}: ${shown}`,
      isWarning
        ? 'It stays. Change what breaks the rules, or it may be taken down.'
        : 'Nobody else can see it any more.',
      `Why: ${note}`,
    ],
    paragraphsJa: [
      isWarning ? `あなたの${ja}について通報があり、注意のお知らせです。` : `あなたの${ja}は公開停止になりました。`,
      `理由: ${note}`,
    ],
    notes: ['If you think this is wrong, reply to this mail.'],
  };
}
