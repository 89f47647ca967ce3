import './works.ts';
import './Portfolio.ts';
import './lists.ts';
import './mutations.ts';
