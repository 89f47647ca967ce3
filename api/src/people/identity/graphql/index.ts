import './viewer.ts';
import './linkedProviders.ts';
import './signUp.ts';
import './connectedClients.ts';
import './protection.ts';
