export { trustMarkup, trustScripts } from './trust.ts';
