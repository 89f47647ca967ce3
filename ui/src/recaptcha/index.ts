export { passRecaptcha, type RecaptchaCalls } from './passRecaptcha.ts';
