import './recaptcha.ts';
