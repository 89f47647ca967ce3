import './lists.ts';
import './people.ts';
import './words.ts';
