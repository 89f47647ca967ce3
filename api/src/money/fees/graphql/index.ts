import './salesTerms.ts';
