import './report.ts';
