import { z } from 'zod';

/** What the installation has to know to ask reCAPTCHA Enterprise. */
export interface RecaptchaConfig {
  /** Where the service answers; another one only in tests. */
  endpoint: string;
  project: string;
  apiKey: string;
  /** The site keys: one that only scores, one with a checkbox. */
  scoreKey: string;
  checkboxKey: string;
}

/** One token a browser got, and what it was asked for. */
export interface RecaptchaQuestion {
  token: string;
  siteKey: string;
  action: string;
  ip: string;
  userAgent: string;
}

/** How sure the service is that a person sent a token: 1 a person, 0 a robot. Zero for a token that is not valid. */
export type AssessRecaptcha = (question: RecaptchaQuestion) => Promise<number>;

/** The service did not answer as it should. */
export class RecaptchaUnavailable extends Error {
  override name = 'RecaptchaUnavailable';
}

/** As the service answers; see cloud.google.com/recaptcha/docs/reference/rest/v1/projects.assessments. */
const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean().default(false), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
});

const TIMEOUT_IN_MILLISECONDS = 5000;

/** Asks reCAPTCHA Enterprise over HTTP. A token for another action counts for nothing; a checkbox has no action. */
export function createGoogleRecaptcha({ endpoint, project, apiKey, checkboxKey }: RecaptchaConfig): AssessRecaptcha {
  const address = `${endpoint}/v1/projects/${encodeURIComponent(project)}/assessments?key=${encodeURIComponent(apiKey)}`;
  return async ({ token, siteKey, action, ip, userAgent }) => {
    const hasAction = siteKey !== checkboxKey;
    const event = { token, siteKey, userIpAddress: ip, userAgent, ...(hasAction ? { expectedAction: action } : {}) };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event }),
        signal: AbortSignal.timeout(TIMEOUT_IN_MILLISECONDS),
      });
      if (!response.ok) throw new RecaptchaUnavailable(`reCAPTCHA answered ${response.status}.`);
      const { tokenProperties, riskAnalysis } = assessment.parse(await response.json());
      const isRight = tokenProperties.valid && (!hasAction || tokenProperties.action === action);
      return isRight ? riskAnalysis.score : 0;
    } catch (cause) {
      if (cause instanceof RecaptchaUnavailable) throw cause;
      throw new RecaptchaUnavailable('reCAPTCHA does not answer.', { cause });
    }
  };
}
