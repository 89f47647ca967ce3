import './ReviewLink.ts';
import './Review.ts';
import './creatorMutations.ts';
import './visitorMutations.ts';
