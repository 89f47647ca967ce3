/** The session's hook for React. */
export { useChallenge } from './useChallenge.ts';
export { useOfferToStay } from './useOfferToStay.ts';
export { useViewer } from './useViewer.ts';
