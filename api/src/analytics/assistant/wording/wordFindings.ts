import { createHash } from 'node:crypto';
import type { AssistantConfig } from '../../../config/assistantConfig.ts';
import { limitRate } from '../../../database/index.ts';
import type { Context } from '../../../graphql/context.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { Refusal } from '../../../kernel/errors.ts';
import type { Language } from '../../../kernel/language.ts';
import type { Finding, Part } from '../Finding.ts';
import { plain } from '../sentence.ts';
import type { Topic } from '../topics.ts';
import { askModel, ModelUnavailable, type WordingAsked } from './askModel.ts';
import { readWording } from './readWording.ts';

/** Names of other sites and groups of readers are neither numbers nor titles: these sentences are not sent. */
const KEPT_HERE: readonly Topic[] = ['REFERRERS', 'READERS'];

const MOST_KEPT = 500;
/** After a failure nobody waits for the model so long. */
const AWAY_IN_MILLISECONDS = 60_000;

/** What a model said, by what it was asked, and until when it counts as away. */
interface Kept {
  texts: Map<string, Promise<Record<string, string>>>;
  awayUntil: number;
}

const keptOf = new WeakMap<AssistantConfig, Kept>();

function findKept(config: AssistantConfig): Kept {
  const kept = keptOf.get(config) ?? { texts: new Map(), awayUntil: 0 };
  keptOf.set(config, kept);
  return kept;
}

/** Asks for words once for the same findings, however many ask at the same time. */
async function findTexts(
  { services, actor }: Context,
  config: AssistantConfig,
  asked: WordingAsked,
  language: Language,
) {
  const kept = findKept(config);
  const digest = createHash('sha256')
    .update(JSON.stringify([language, asked]))
    .digest('base64url');
  const known = kept.texts.get(digest);
  if (known) return known;
  if (Date.now() < kept.awayUntil) throw new ModelUnavailable('The model failed a moment ago.');
  // Counted and asked in one promise: who comes in between waits for the same words.
  const texts = limitRate(services.database, 'analyticsWording', accountOf(actor)).then(() =>
    askModel(config, asked, language),
  );
  kept.texts.set(digest, texts);
  const [oldest] = kept.texts.keys();
  if (kept.texts.size > MOST_KEPT && oldest !== undefined) kept.texts.delete(oldest);
  try {
    return await texts;
  } catch (error) {
    kept.texts.delete(digest);
    if (error instanceof ModelUnavailable) kept.awayUntil = Date.now() + AWAY_IN_MILLISECONDS;
    throw error;
  }
}

/**
 * The words a model finds for findings in the language they are said in, by their ids. Where it fails, is asked too often or says a number that is not in the
 * finding, there are none, and the rule's own sentence stands.
 */
export async function wordFindings(
  context: Context,
  work: string,
  findings: readonly Finding[],
  language: Language,
): Promise<Map<string, Part[]>> {
  const { assistant } = context.services.config;
  const sent = findings.filter(({ topic }) => !KEPT_HERE.includes(topic));
  if (assistant === null || sent.length === 0) return new Map();
  const asked = { work, findings: sent.map(({ id, sentence }) => ({ id, sentence: plain(sentence) })) };
  try {
    const texts = await findTexts(context, assistant, asked, language);
    return new Map(
      sent.flatMap(({ id, sentence }) => {
        const worded = readWording(Object.hasOwn(texts, id) ? (texts[id] ?? '') : '', sentence, language);
        return worded ? [[id, worded] as const] : [];
      }),
    );
  } catch (error) {
    if (error instanceof ModelUnavailable || (error instanceof Refusal && error.code === 'RATE_LIMITED'))
      return new Map();
    throw error;
  }
}
