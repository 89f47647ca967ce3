import './WatchedUser.ts';
import './Fan.ts';
import './mutations.ts';
