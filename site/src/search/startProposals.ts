import { execute } from '@komawari/ui/graphql';
import { listProposals, proposeBelow } from '@komawari/ui/search';
import { searchCompletions } from './parts/searchOperations.ts';

/** Proposes works, creators and tags below a search field. */
export function startProposals(field: HTMLInputElement): void {
  proposeBelow(field, async (keyword, signal) => {
    // As this reader: whom they silenced is not proposed.
    const { search } = await execute(searchCompletions, { keyword }, { signal });
    return listProposals(search);
  });
}
