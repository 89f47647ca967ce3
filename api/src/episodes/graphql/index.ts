import './Page.ts';
import './Episode.ts';
import './mutations.ts';
