import { flash } from '@komawari/ui/flash';
import { getSession } from '@komawari/ui/session';
import { useState } from 'react';
import { useRefresh } from '../shared/useRefresh.ts';
import { identityErrorMessage } from '../identity/index.ts';

/**
 * Runs changes of how the account is entered, one at a time: what fails becomes a flash, what is shown is asked anew.
 * `done` is said afterwards. Answers whether it worked.
 */
export function useAccountCall() {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await work();
      if (done) flash.set({ body: done, type: 'success' });
      await refresh('RegisteredViewer');
      return true;
    } catch (error) {
      flash.set({ body: identityErrorMessage(error), type: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  const call = (name: string, body: object, done: string): Promise<boolean> =>
    run(() => getSession().call(name, body, 'The account was not changed'), done);

  return { isBusy, run, call };
}
