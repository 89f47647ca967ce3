import './fields.ts';
import './lists.ts';
import './actions.ts';
import './tracking.ts';
