import './fields.ts';
import './mutations.ts';
