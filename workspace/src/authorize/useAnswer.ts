import { mayBeSaved, messageOfError } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useRef, useState } from 'react';
import type { AuthorizeOidcAuthenticationRequestMutation, OidcAnswer } from '../gql/graphql.ts';
import authorizeTexts from '../messages/authorize.js';
import { forgetTicket } from './requestTicket.ts';
import { leaveTo } from './leaveTo.ts';
import { AuthorizeOIDCAuthenticationRequest } from './operations/AuthorizeOIDCAuthenticationRequest.ts';

/** The parameters of a request, as they stand in its address. */
export type Parameters = readonly { name: string; value: string }[];

type Result = AuthorizeOidcAuthenticationRequestMutation['authorizeOIDCAuthenticationRequest'];

interface Asked {
  parameters: Parameters;
  ticket: string;
  /** Looks at the request again. */
  onChanged: () => unknown;
}

/** How the answer of the person stands. */
export type Going = 'ALLOW' | 'REFUSE' | 'NOT_ASKED' | 'LEFT' | null;

/** Gives the answer of the person, and takes it to the application. */
export function useAnswer({ parameters, ticket, onChanged }: Asked) {
  const [going, setGoing] = useState<Going>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOnItsWay = useRef(false);
  const { mutateAsync } = useMutation(AuthorizeOIDCAuthenticationRequest, {
    handles: 'ALL',
    waitsForConnection: true,
  });

  function take(result: Result): void {
    if (result.redirectTo != null) leaveTo(result.redirectTo);
    else {
      setGoing(null);
      onChanged();
      return;
    }
    forgetTicket();
    setGoing('LEFT');
  }

  async function give(answer: OidcAnswer, accountId: string | null = null, scopes: string[] = []): Promise<void> {
    // One answer at a time: whoever cancels while their yes is on its way would give two.
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setGoing(answer);
    setProblem(null);
    try {
      const { authorizeOIDCAuthenticationRequest: result } = await mutateAsync({
        input: { parameters: [...parameters], ticket, answer, accountId, scopes },
      });
      const [first] = result.problems;
      if (!first) {
        take(result);
        return;
      }
      setProblem(first.message);
      onChanged();
    } catch (error) {
      setProblem(mayBeSaved(error) ? textsOf(authorizeTexts).going.noAnswer() : messageOfError(error));
    } finally {
      isOnItsWay.current = false;
    }
    setGoing(null);
  }

  return { going, problem, give };
}
