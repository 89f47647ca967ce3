import type { MountedReader } from '@komawari/ui/reader/start.ts';
import { execute, GraphQLRequestError, messageOfError } from '@komawari/ui/graphql';
import { refuseProblems } from '../../graphql/refuseProblems.ts';
import { watchUser } from '../../watching/watchOperations.ts';
import { signInAddress } from '../../signIn/signInAddress.ts';
import { askUntilAnswered } from '../../walls/askUntilAnswered.ts';
import { getViewerAuthProvidersInPaywall } from '../../walls/getViewerAuthProvidersInPaywall.ts';
import { openForFan } from './openForFan.ts';

/**
 * The fan wall. A reader who is a fan already passes at once, without a line as soon as it is back; everybody else with one press, and with mail only when the
 * box was ticked. `onOpen` gets the reader when it stands in place of the wall.
 */
export async function startFanWall(
  main: HTMLElement,
  { hasSession, onOpen }: { hasSession: boolean; onOpen: (mounted: MountedReader) => void },
): Promise<void> {
  const form = main.querySelector<HTMLFormElement>('[data-fan-wall]');
  const button = form?.querySelector('button');
  const problem = form?.querySelector<HTMLElement>('[data-problem]');
  if (!form || !button || !problem) return;

  async function open(): Promise<boolean> {
    const mounted = await openForFan(main);
    if (mounted) onOpen(mounted);
    return mounted !== null || !form?.isConnected;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.getAttribute('aria-busy') === 'true') return;
    // A creator's fans have a name: a visitor signs in first and comes back here.
    if (!hasSession) return location.assign(signInAddress());
    button.setAttribute('aria-busy', 'true');
    problem.hidden = true;
    try {
      const { userId = '', episodeId = '' } = form.dataset;
      const isUserOptedInEmail = new FormData(form).has('email');
      const input = { targetUserId: userId, isUserOptedInEmail, episodeId };
      refuseProblems((await execute(watchUser, { input })).watchUser);
      if (!(await open())) throw new Error('The pages of this episode are not open to this viewer');
      // The button that was pressed went with the wall.
      main.querySelector<HTMLElement>('.reader-stage')?.focus({ preventScroll: true });
    } catch (error) {
      if (error instanceof GraphQLRequestError && error.code === 'UNAUTHENTICATED')
        return location.assign(signInAddress());
      problem.textContent = messageOfError(error);
      problem.hidden = false;
    }
    button.removeAttribute('aria-busy');
  });
  delete button.dataset.early;
  // The first tap came before this script (layout/earlyTaps.ts).
  if ('tapped' in button.dataset) form.requestSubmit();
  // No fan: the wall stays, as it does until somebody can answer.
  if (hasSession && !(await askUntilAnswered(open).catch(() => false))) await hideMailWithoutAddress(form);
}

/** Offline the offer stays: the API knows better than to mail nobody. */
async function hideMailWithoutAddress(form: HTMLFormElement): Promise<void> {
  const { viewer } = await execute(getViewerAuthProvidersInPaywall, {});
  const mail = form.querySelector<HTMLElement>('.wall__mail');
  if (mail) mail.hidden = !viewer.authProviders.includes('EMAIL');
}
