import './timeline.ts';
