import './Notification.ts';
import './settings.ts';
import './mutations.ts';
