import { execute } from '@komawari/ui/graphql';
import type { GraphQLDocument } from '@komawari/ui/graphql';
import { useEffect, useRef } from 'react';

/**
 * Asks once as this viewer, again for other variables, and hands the answer over. What the page was written with stays
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
      execute(document, JSON.parse(asked) as Variables)
        .then((answer) => (isWanted ? latest.current(answer) : undefined))
        // Offline: as the page says.
        .catch(() => undefined);
      return () => {
        isWanted = false;
      };
    },
    [document, asked],
  );
}
