import './report.ts';
import './suspension.ts';
