import './Webhook.ts';
import './mutations.ts';
