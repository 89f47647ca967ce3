import type { GraphQLDocument } from '@komawari/ui/graphql';
import { useMutation } from '@komawari/ui/graphql/react';
import { tellSilencesChanged } from '@komawari/ui/silences';

/** Blocks or mutes somebody or takes it back, and tells the public pages, which hide what these people made. */
export function useSilencing<Answer, Variables>(
  document: GraphQLDocument<Answer, Variables>,
  onSuccess: () => unknown,
) {
  return useMutation(document, {
    onSuccess() {
      tellSilencesChanged();
      return onSuccess();
    },
  });
}
