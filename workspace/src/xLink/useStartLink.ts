import { useMutation } from '@komawari/ui/graphql/react';
import { startXLink } from './operations/startXLink.ts';

/** Leads to X, which asks the person and sends them back. */
export function useStartLink(): { start: () => void; isPending: boolean } {
  const { mutate, isPending } = useMutation(startXLink, {
    onSuccess: ({ startXLink: { url } }) => {
      if (url) window.location.assign(url);
    },
  });
  return { start: () => mutate({}), isPending };
}
