export { listProposals, type Completions, type Proposal } from './proposals.ts';
export { proposeBelow } from './proposeBelow.ts';
