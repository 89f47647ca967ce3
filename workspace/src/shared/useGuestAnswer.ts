import { execute, operationNameOf, type GraphQLDocument } from '@komawari/ui/graphql';
import { useEffect, useState } from 'react';

const asked = new Map<string, Promise<unknown>>();

/**
 * What anybody may know, asked once for as long as the page is open: an ornament, the name of a place. Undefined until it is
 * there, and for good where it does not come. Everything else is asked by `useQuery`, which the sign-in page does not wait for.
 */
export function useGuestAnswer<Result, Variables>(
  document: GraphQLDocument<Result, Variables>,
  variables: Variables,
): Result | undefined {
  const key = `${operationNameOf(document)} ${JSON.stringify(variables)}`;
  const [answer, setAnswer] = useState<{ key: string; result: Result }>();
  useEffect(
    function ask() {
      let isHere = true;
      if (!asked.has(key)) asked.set(key, execute(document, variables, { anonymous: true }));
      const answered = asked.get(key) as Promise<Result>;
      answered.then(
        (result) => isHere && setAnswer({ key, result }),
        () => asked.delete(key),
      );
      return () => {
        isHere = false;
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked, and variables are written anew at every rendering
    [key],
  );
  return answer?.key === key ? answer.result : undefined;
}
