import './deletion.ts';
import './data.ts';
