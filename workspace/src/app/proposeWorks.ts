import { execute } from '@komawari/ui/graphql';
import { listProposals, proposeBelow } from '@komawari/ui/search';
import { SearchCompletions } from './operations/SearchCompletions.ts';

/** Proposes works, creators and tags below the header's search, as on the public pages. */
export function proposeWorks(field: HTMLInputElement): void {
  proposeBelow(field, async (keyword, signal) => {
    const { search } = await execute(SearchCompletions, { keyword }, { signal });
    return listProposals(search);
  });
}
