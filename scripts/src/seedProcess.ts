import { seedInstallation } from './seedInstallation.ts';

// The demo of the first `npm start`, in a process of its own: what hundreds of pictures took is given back with it.
await seedInstallation('The next start goes on where this one ended.');
