import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startCeph } from './ceph/startCeph.ts';
import { environment, root } from './config.ts';
import { Refusal } from './Refusal.ts';
import { runInterruptible } from './runInterruptible.ts';

// `npm run ceph`: holds the object storage to its contract against a real server of S3, Ceph's. It needs what
// `apt-get install ceph-mon ceph-osd radosgw` brings, and takes half a minute.

const CONTRACT = 'storage/src/objects/createMinioStore.test.ts';

await runInterruptible(
  () => 'Interrupted: nothing was found out.',
  async (atEnd) => {
    const url = await startCeph(atEnd);
    const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', CONTRACT], {
      cwd: root,
      stdio: 'inherit',
      env: { ...environment, KOMAWARI_TEST_S3: url.href },
    });
    atEnd(() => child.kill());
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Refusal('Ceph does not keep every promise of an object store; they stand above.');
  },
);
