import './User.ts';
import './Site.ts';
import './mutations.ts';
import './viewer.ts';
