import './Tag.ts';
import './findOrCreateTag.ts';
