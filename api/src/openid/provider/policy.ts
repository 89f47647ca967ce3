import { errors, interactionPolicy, type KoaContext } from 'oidc-provider';
import { currentFlow, describeRequest } from './flow.ts';
import { LONGEST_REQUEST, ROUTES } from './routePaths.ts';

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

async function noteRequest(ctx: KoaContext): Promise<boolean> {
  const flow = currentFlow();
  if (!flow) throw new errors.AccessDenied('requests are answered by the person alone');
  flow.request = describeRequest(ctx);
  // Nobody would come back to it after signing in. Told to everybody, so that whoever builds a client meets it at once.
  if ((flow.length ?? 0) > LONGEST_REQUEST)
    throw new errors.InvalidRequest(
      `the request is longer than ${LONGEST_REQUEST} characters; push it to ${ROUTES.pushed_authorization_request} first`,
    );
  if (flow.session && flow.asked && !(await flow.admits(flow.asked))) {
    flow.isClosed = true;
    throw new errors.AccessDenied('this client is not open to this account yet');
  }
  if (flow.mode === 'REFUSE') throw new errors.AccessDenied('the person refused');
  return false;
}

async function complete(): Promise<boolean> {
  const flow = currentFlow();
  if (!flow?.request) throw new errors.AccessDenied('requests are answered by the person alone');
  flow.isComplete = true;
  if (flow.mode === 'PROBE') throw new errors.AccessDenied('nothing is missing');
  await flow.settle?.(flow.request);
  return false;
}

/**
 * What stands between a request and its answer: the library's own checks of session, age, hints, claims and consent, framed
 * by two of ours: the first notes the request, the last keeps what the person agreed to, or ends a walk that is not to issue anything.
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
  policy.add(new Prompt({ name: 'complete', requestable: false }, new Check('complete', 'never met', complete)));
  return policy;
}
