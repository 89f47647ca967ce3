import { demoSignIns, hasDemo } from './demoMarker.ts';
import { seedInstallation } from './seedInstallation.ts';

// `npm run seed`: puts the demo into an empty installation, as the first `npm start` does.
await seedInstallation('npm run seed goes on where this one ended.', (dataDir) =>
  console.log(hasDemo(dataDir) ? demoSignIns : 'People use this installation, so the demo was not put into it.'),
);
