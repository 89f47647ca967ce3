import './consents.ts';
import './pages.ts';
