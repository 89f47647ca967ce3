import './DaredemoComment.ts';
import './mutations.ts';
