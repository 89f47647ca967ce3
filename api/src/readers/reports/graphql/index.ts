import './report.ts';
import './suspension.ts';
import './warning.ts';
