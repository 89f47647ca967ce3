import { execute } from '@komawari/ui/graphql';
import type { GraphQLDocument } from '@komawari/ui/graphql';
import { toldEvent } from '@komawari/ui/kept/toldEvent.ts';
import { useEffect, useRef } from 'react';

/**
 * Asks once as this viewer, again for other variables and when what was done offline arrived, and hands the answer over. What the page was written with stays
 * until then, and for good where nobody answers.
 * @param variables texts only: another text asks anew
 */
export function useAnswer<Result, Variables extends Record<string, string>>(
  document: GraphQLDocument<Result, Variables>,
  variables: Variables,
  show: (answer: Result) => void,
): void {
  const latest = useRef(show);
  useEffect(function keepLatest() {
    latest.current = show;
  });
  const asked = JSON.stringify(variables);
  useEffect(
    function ask() {
      let isWanted = true;
      const askNow = () => {
        execute(document, JSON.parse(asked) as Variables)
          .then((answer) => (isWanted ? latest.current(answer) : undefined))
          // Offline: as the page says.
          .catch(() => undefined);
      };
      askNow();
      addEventListener(toldEvent, askNow);
      return () => {
        isWanted = false;
        removeEventListener(toldEvent, askNow);
      };
    },
    [document, asked],
  );
}
