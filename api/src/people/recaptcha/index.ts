export { checkBypass } from './checkPerson.ts';
export { usesRecaptcha } from './store/settings.ts';
export { recaptchaLifecycle } from './lifecycle.ts';
