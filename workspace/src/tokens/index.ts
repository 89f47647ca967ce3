export { GetSettingsTokens } from './operations/GetSettingsTokens.ts';
