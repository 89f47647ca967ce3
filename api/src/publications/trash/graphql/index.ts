import './trash.ts';
