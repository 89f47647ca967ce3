import {
  useMutation as useTanStackMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { FlashPosition } from '../flash/index.ts';
import { execute } from './execute.ts';
import { flashError } from './flashError.ts';
import type { GraphQLDocument } from './GraphQLDocument.ts';
import type { GraphQLRequestError, RequestErrorCode } from './GraphQLRequestError.ts';

interface MutationOptions<Result, Variables, Context> extends Pick<
  UseMutationOptions<Result, GraphQLRequestError, Variables, Context>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled' | 'scope'
> {
  /** Codes the caller shows itself, e.g. CONFLICT as a notice; ALL where it shows whatever went wrong. */
  handles?: readonly RequestErrorCode[] | 'ALL';
  flashPosition?: FlashPosition;
  /** Given without a connection it goes out when there is one; the screen says that it waits. */
  waitsForConnection?: boolean;
}

/**
 * Runs a mutation as a write. A thrown error becomes a flash message, unless the caller handles its code;
 * problems the person can fix come back inside the result. What is under way is not sent a second time.
 */
export function useMutation<Result, Variables, Context = unknown>(
  document: GraphQLDocument<Result, Variables>,
  givenOptions: MutationOptions<Result, Variables, Context> = {},
): UseMutationResult<Result, GraphQLRequestError, Variables, Context> {
  const { handles = [], flashPosition = 'top', waitsForConnection = false, onError, ...options } = givenOptions;
  const underWay = useRef<{ asked: string; answer: Promise<Result> } | null>(null);

  /** Pressed once more before the screen could show that it was pressed, it is the same write and no second one. */
  function sendOnce(variables: Variables): Promise<Result> {
    const asked = JSON.stringify(variables);
    if (underWay.current?.asked === asked) return underWay.current.answer;
    const answer = execute(document, variables, { write: true }).finally(() => {
      if (underWay.current?.answer === answer) underWay.current = null;
    });
    underWay.current = { asked, answer };
    return answer;
  }

  return useTanStackMutation<Result, GraphQLRequestError, Variables, Context>({
    ...options,
    // Without a connection it is tried and refused with words, and not put off in silence.
    networkMode: waitsForConnection ? 'online' : 'always',
    mutationFn: sendOnce,
    onError: (error, ...rest) => {
      if (handles !== 'ALL' && !handles.includes(error.code)) flashError(error, flashPosition);
      return onError?.(error, ...rest);
    },
  });
}
