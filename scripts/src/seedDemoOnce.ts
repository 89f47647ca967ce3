import type { Services } from '@komawari/api/seeding';
import { hasDemo, markDemo } from './demoMarker.ts';
import { hasOtherPeople } from './hasOtherPeople.ts';
import { report } from './progress.ts';
import { seedDemo } from './seed/seedDemo.ts';

/** A line every tenth of the way: often enough to see that it moves. */
function sayProgress(done: number, total: number): void {
  const step = Math.ceil(total / 10);
  if (done % step === 0 && done < total) console.log(`    ${done} of ${total} pictures`);
}

/** Puts the demo into a copy that is empty, or finishes what an interrupted start began. A copy that people use stays as it is. */
export async function seedDemoOnce(services: Services, dataDir: string): Promise<void> {
  if (hasDemo(dataDir) || (await hasOtherPeople(services))) return;
  await report('Drawing the demo', () => seedDemo(services, sayProgress));
  markDemo(dataDir);
}
