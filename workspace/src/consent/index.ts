export { useConsent } from './useConsent.ts';
