/** What Stripe answers to a request it does not fulfil. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly facts: Record<string, unknown>;

  constructor(status: number, message: string, facts: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.facts = facts;
  }

  /** As it stands in the answer's body. */
  get body(): object {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.facts } };
  }
}

/** Something that is not there. */
export const missing = (what: string, id: string): Refused =>
  new Refused(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' });

/** A parameter that has to be another one. */
export const wrong = (param: string, message: string, code = 'parameter_invalid'): Refused =>
  new Refused(400, message, { param, code });
