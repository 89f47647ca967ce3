/** What the forms of applications and the API judge by the same rules. */
export { judgeRedirect, type ApplicationType, type RedirectFault } from './judgeRedirect.ts';
