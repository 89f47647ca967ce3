export { checkBypass } from './checkPerson.ts';
export { usesRecaptcha } from './store/settings.ts';
