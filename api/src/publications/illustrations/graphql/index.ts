import './Illustration.ts';
import './lists.ts';
import './mutations.ts';
