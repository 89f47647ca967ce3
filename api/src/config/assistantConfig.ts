import { z } from 'zod';

/** A language model that words what the assistant of analytics finds. */
export interface AssistantConfig {
  /** Below it lies `/chat/completions`. */
  url: string;
  /** Null for services that want none. */
  key: string | null;
  model: string;
  timeoutInMilliseconds: number;
}

/** Nobody waits longer for words. */
const TIMEOUT_IN_MILLISECONDS = 10_000;

/** Names and forms of the variables of the model. */
export const assistantVariables = {
  KOMAWARI_ASSISTANT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'KOMAWARI_ASSISTANT_URL has to be a full URL such as https://api.openai.com/v1.',
    })
    .optional(),
  KOMAWARI_ASSISTANT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'KOMAWARI_ASSISTANT_KEY is one word, as the service shows it.')
    .optional(),
  KOMAWARI_ASSISTANT_MODEL: z.string().optional(),
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The model the operator set; null where there is none. What is wrong goes to `sentences`, for the person at the terminal. */
export function readAssistantConfig(
  given: z.infer<z.ZodObject<typeof assistantVariables>>,
  isProduction: boolean,
  sentences: string[],
): AssistantConfig | null {
  const { KOMAWARI_ASSISTANT_URL: url, KOMAWARI_ASSISTANT_KEY: key = null, KOMAWARI_ASSISTANT_MODEL: model } = given;
  if (!url && !model && key === null) return null;
  if (!url || !model) {
    sentences.push(
      'KOMAWARI_ASSISTANT_URL and KOMAWARI_ASSISTANT_MODEL are needed both, or none of KOMAWARI_ASSISTANT_….',
    );
    return null;
  }
  const { protocol, hostname } = new URL(url);
  if (isProduction && key !== null && protocol === 'http:' && !LOOPBACK.includes(hostname))
    sentences.push('KOMAWARI_ASSISTANT_URL has to be https, or KOMAWARI_ASSISTANT_KEY would be readable on the way.');
  return { url: url.replace(/\/+$/, ''), key, model, timeoutInMilliseconds: TIMEOUT_IN_MILLISECONDS };
}
