import './search.ts';
