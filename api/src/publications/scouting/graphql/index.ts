import './ScoutMessage.ts';
import './viewer.ts';
import './mutations.ts';
