import { closeServices, createServices } from '@komawari/api';
import { openInstallation } from '../openInstallation.ts';

// `node scripts/src/testing/ageXLink.ts SCREEN_NAME`: the creator's link to X was last renewed so long ago that X keeps it no longer.
const [screenName = ''] = process.argv.slice(2);
const installation = await openInstallation();
const services = await createServices(installation.config, console);
await services.database.query(
  'ageXLink',
  `UPDATE x_links SET linked_at = now() - interval '300 days', renewed_at = now() - interval '181 days', access_until = now() - interval '180 days'
   WHERE account_id = (SELECT id FROM users WHERE screen_name = $1)`,
  [screenName],
);
await closeServices(services);
await installation.close();
