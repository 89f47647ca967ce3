import { z } from 'zod';
import type { AssistantConfig } from '../../../config/assistantConfig.ts';
import type { Language } from '../../../kernel/language.ts';

/** What is to be worded: numbers and titles, and nothing of pages or readers. */
export interface WordingAsked {
  work: string;
  findings: { id: string; sentence: string }[];
}

/** The model did not answer as it should. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable';
}

/** As every service answers that takes the calls of OpenAI's chat completions. */
const answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const texts = z.record(z.string(), z.string());

const LANGUAGE: Record<Language, string> = { en: 'English', ja: 'Japanese (です・ます)' };

const instructionsIn = (language: Language): string =>
  `You reword sentences about the readers of a manga for its creator: plain, warm, in ${LANGUAGE[language]}, one or two short sentences for each.
Keep every figure and every name letter by letter and in the order of the sentence you were given. Add no figure, no number word, no cause, no advice and no praise.
Answer with a JSON object alone, from the id of each finding to its text.`;

/** No answer of use is longer. */
const MOST_BYTES = 65_536;

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ModelUnavailable('The model answered too much.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Asks the model for words in a language, by id. It leads nowhere else: a redirect would take the key along. */
export async function askModel(
  config: AssistantConfig,
  asked: WordingAsked,
  language: Language,
): Promise<Record<string, string>> {
  const { url, key, model, timeoutInMilliseconds } = config;
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructionsIn(language) },
          { role: 'user', content: JSON.stringify(asked) },
        ],
        response_format: { type: 'json_object' },
      }),
      signal: AbortSignal.timeout(timeoutInMilliseconds),
    });
    if (!response.ok) throw new ModelUnavailable(`The model answered ${response.status}.`);
    const { choices } = answer.parse(JSON.parse(await readText(response)));
    return texts.parse(JSON.parse(choices[0]?.message.content ?? ''));
  } catch (cause) {
    if (cause instanceof ModelUnavailable) throw cause;
    throw new ModelUnavailable('The model does not answer.', { cause });
  }
}
