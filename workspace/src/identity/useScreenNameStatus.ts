import { execute, GraphQLRequestError } from '@komawari/ui/graphql';
import { useEffect, useState } from 'react';
import { screenName } from './profileForm.ts';
import { IsScreenNameTaken } from './operations/IsScreenNameTaken.ts';

export type ScreenNameStatus = 'unknown' | 'asking' | 'free' | 'taken';

/** Typing pauses this long, in milliseconds, before the server is asked. */
const PAUSE = 400;

/**
 * Whether a screen name looks free. The server decides when the form is sent: a name may be reserved, or taken in
 * the meantime.
 */
export function useScreenNameStatus(name: string, own?: string): ScreenNameStatus {
  const [answer, setAnswer] = useState<{ name: string; status: ScreenNameStatus }>({
    name: '',
    status: 'unknown',
  });
  const isOwn = own !== undefined && name.toLowerCase() === own.toLowerCase();
  const isAllowed = screenName.safeParse(name).success && !isOwn;
  useEffect(
    function askAfterPause() {
      if (!isAllowed) return undefined;
      const abort = new AbortController();
      const timer = setTimeout(async () => {
        const status = await ask(name, abort.signal);
        if (!abort.signal.aborted) setAnswer({ name, status });
      }, PAUSE);
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [name, isAllowed],
  );
  if (!isAllowed) return 'unknown';
  return answer.name === name ? answer.status : 'asking';
}

async function ask(name: string, signal: AbortSignal): Promise<ScreenNameStatus> {
  try {
    await execute(IsScreenNameTaken, { screenName: name }, { anonymous: true, signal });
    return 'taken';
  } catch (error) {
    return error instanceof GraphQLRequestError && error.code === 'NOT_FOUND' ? 'free' : 'unknown';
  }
}
