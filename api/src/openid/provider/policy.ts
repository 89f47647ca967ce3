import { errors, interactionPolicy, type KoaContext } from 'oidc-provider';
import { currentFlow, describeRequest } from './flow.ts';

const { Check, Prompt, base } = interactionPolicy;

/** Asked for by the client's `prompt`, and not answered yet. The library's own checks of this would ask for ever. */
const askedFor = (name: 'login' | 'consent' | 'select_account', error: string) =>
  new Check(
    `${name}_prompt`,
    `${name} is asked for`,
    error,
    ({ oidc }) => oidc.prompts.has(name) && currentFlow()?.answered.has(name) !== true,
  );

const isTooOld = ({ oidc }: KoaContext): boolean => {
  const age = oidc.params?.['max_age'];
  return age !== undefined && oidc.session?.past(Number(age)) === true && currentFlow()?.answered.has('login') !== true;
};

function stop(mode: 'PROBE' | 'REFUSE'): never {
  throw new errors.AccessDenied(mode === 'REFUSE' ? 'the person refused' : 'nothing is missing');
}

function noteRequest(ctx: KoaContext): boolean {
  const flow = currentFlow();
  if (!flow) throw new errors.AccessDenied('requests are answered by the person alone');
  flow.request = describeRequest(ctx);
  if (flow.mode === 'REFUSE') stop(flow.mode);
  return false;
}

function stopProbe(): boolean {
  if (currentFlow()?.mode === 'PROBE') stop('PROBE');
  return false;
}

/**
 * What stands between a request and its answer: the library's own checks of session, age, hints, claims and consent, framed
 * by two of ours that note the request and end a walk that is not to issue anything.
 */
export function createPolicy() {
  const policy = base();
  for (const name of ['login', 'consent'] as const) {
    policy.get(name).checks.remove(`${name}_prompt`);
    policy.get(name).checks.add(askedFor(name, `${name}_required`), 0);
  }
  // Who just signed in for this request did so however long the rest took.
  policy.get('login').checks.remove('max_age');
  policy
    .get('login')
    .checks.add(new Check('max_age', 'the sign-in is older than the client allows', 'login_required', isTooOld), 1);
  // What is remembered is asked again of nobody; the address of a native client is its own as much as any other.
  policy.get('consent').checks.remove('native_client_prompt');
  const choice = new Prompt({ name: 'select_account', requestable: true });
  choice.checks.clear();
  choice.checks.add(askedFor('select_account', 'account_selection_required'));
  policy.add(choice, 0);
  policy.add(new Prompt({ name: 'note', requestable: false }, new Check('note', 'never met', noteRequest)), 0);
  policy.add(new Prompt({ name: 'probe', requestable: false }, new Check('probe', 'never met', stopProbe)));
  return policy;
}
