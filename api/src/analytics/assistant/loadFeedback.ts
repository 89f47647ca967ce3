import type { Context } from '../../graphql/context.ts';
import { compareNumbers, listDaysOf, loadOwnWork, loadReaderFacts, readFigures, type Range } from '../figures/index.ts';
import type { Finding, Part } from './Finding.ts';
import { findFindings, saysTooFew } from './findFindings.ts';
import type { Numbers } from './Numbers.ts';
import { loadAssistant } from './settings.ts';
import { findDiscards } from './store/discards.ts';
import { TOPICS, type Topic } from './topics.ts';
import { wordFindings } from './wording/wordFindings.ts';

/** A finding as a creator reads it. */
export interface ToldFinding extends Finding {
  isWorded: boolean;
  isDiscarded: boolean;
}

/** What the assistant says about a work. */
export interface Feedback {
  /** Too few readers; empty where they are enough. */
  notice: Part[];
  findings: ToldFinding[];
}

/** What is asked of the assistant. */
export interface FeedbackAsked {
  workId: string;
  range: Range;
  /** Ids of compare targets; the first one counts. */
  compareData: readonly string[];
  /** About what; null: what the creator chose. */
  topics: readonly Topic[] | null;
}

/** What the assistant says about a work of the viewer, in the language of the request; null while it is off. Throws NOT_FOUND for works of others. */
export async function loadFeedback(context: Context, asked: FeedbackAsked): Promise<Feedback | null> {
  const work = await loadOwnWork(context, asked.workId);
  const assistant = await loadAssistant(context);
  if (!assistant.isUsable) return null;
  const numbers = await loadNumbers(context, asked);
  const discards = await findDiscards(context.reader, work.id);
  const language = await context.findLanguage();
  const found = findFindings(numbers, language, asked.topics ?? assistant.topics);
  const shown = found.filter(({ id }) => !discards.has(id));
  const worded = assistant.isWorded
    ? await wordFindings(context, work.title, shown, language)
    : new Map<string, Part[]>();
  return {
    notice: saysTooFew(numbers, language),
    findings: found.map((finding) => ({
      ...finding,
      sentence: worded.get(finding.id) ?? finding.sentence,
      isWorded: worded.has(finding.id),
      isDiscarded: discards.has(finding.id),
    })),
  };
}

async function loadNumbers(context: Context, { workId, range, compareData }: FeedbackAsked): Promise<Numbers> {
  const figures = await readFigures(context, await loadOwnWork(context, workId), range);
  const targets = compareData.slice(0, 1);
  const [compared] = targets.length > 0 ? await compareNumbers(context, { workId, range, targets }) : [];
  const [days, facts] = [await listDaysOf(context, figures), await loadReaderFacts(context, workId)];
  return { figures, days, facts, compared: compared ?? null };
}

/** The topics whose flag is up; one that is left out is. */
export const topicsOfFlags = (flags: Partial<Record<string, boolean | null>>): Topic[] =>
  TOPICS.filter((topic) => flags[topic.toLowerCase()] !== false);
