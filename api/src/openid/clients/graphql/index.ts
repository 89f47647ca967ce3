import './OIDCClientRegistration.ts';
import './mutations.ts';

export { OIDCClientRef } from './OIDCClient.ts';
