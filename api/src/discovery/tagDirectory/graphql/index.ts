import './TagDirectory.ts';
