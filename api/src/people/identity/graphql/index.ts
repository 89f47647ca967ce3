import './viewer.ts';
import './linkedProviders.ts';
import './signUp.ts';
import './protection.ts';
