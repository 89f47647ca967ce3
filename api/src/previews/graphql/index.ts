import './fields.ts';
