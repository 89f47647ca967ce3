import './viewer.ts';
import './signUp.ts';
import './ownLists.ts';
