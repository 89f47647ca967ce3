import './Image.ts';
import './mutations.ts';
