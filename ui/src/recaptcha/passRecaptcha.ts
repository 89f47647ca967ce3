import { askCheckbox } from './askCheckbox.ts';
import { loadGoogle } from './loadGoogle.ts';

interface Assessment {
  isPassed: boolean;
  assessmentId?: string | null | undefined;
}

/** The calls of the API that a check needs; each front end has its own documents. */
export interface RecaptchaCalls {
  keys(): Promise<{ scoreKey: string; checkboxKey: string } | null | undefined>;
  verifyScore(token: string): Promise<Assessment>;
  verifyCheckbox(checkboxToken: string, scoreAssessmentId: string): Promise<Assessment>;
  bypassToken(): Promise<string | null | undefined>;
}

/**
 * Shows that a person does something: by a score nobody notices, and where that is too low by a checkbox.
 * @param action as Google knows it: comment, sign_up, reset_password
 * @returns the token that lets it through; null when it was left or not passed
 */
export async function passRecaptcha(action: string, calls: RecaptchaCalls): Promise<string | null> {
  const keys = await calls.keys();
  if (!keys) return null;
  const google = await loadGoogle(keys.scoreKey);
  const score = await calls.verifyScore(await google.execute(keys.scoreKey, { action }));
  if (!score.isPassed) {
    const token = score.assessmentId ? await askCheckbox(keys) : null;
    if (!token || !(await calls.verifyCheckbox(token, score.assessmentId ?? '')).isPassed) return null;
  }
  return (await calls.bypassToken()) ?? null;
}
