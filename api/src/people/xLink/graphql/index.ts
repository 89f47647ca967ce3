import './XOAuthToken.ts';
import './mutations.ts';
