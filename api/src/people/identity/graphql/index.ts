import './viewer.ts';
import './linkedProviders.ts';
import './signUp.ts';
import './ownLists.ts';
import './privateProfile.ts';
import './connectedClients.ts';
import './protection.ts';
