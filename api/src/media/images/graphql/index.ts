import './Image.ts';
import './mutations.ts';
import './crops.ts';
