import type { Services } from '@komawari/api/seeding';
import { hasDemo, markDemo } from './demoMarker.ts';
import { report } from './progress.ts';

/** Whether somebody has an account whom the demo did not bring. */
export async function hasOtherPeople({ database }: Pick<Services, 'database'>): Promise<boolean> {
  const rows = await database.query(
    'findOtherPeople',
    `SELECT 1 FROM users u JOIN auth_providers p ON p.account_id = u.id WHERE p.email::text NOT LIKE '%@example.com' LIMIT 1`,
  );
  return rows.length > 0;
}

/** A line every tenth of the way: often enough to see that it moves. */
function sayProgress(done: number, total: number): void {
  const step = Math.ceil(total / 10);
  if (done % step === 0 && done < total) console.log(`    ${done} of ${total} pictures`);
}

/** Puts the demo into a copy that is empty, or finishes what an interrupted start began. A copy that people use stays as it is. */
export async function seedDemoOnce(services: Services, dataDir: string): Promise<void> {
  if (hasDemo(dataDir) || (await hasOtherPeople(services))) return;
  // Its catalogue and brushes are loaded by the one start that draws it.
  const { seedDemo } = await import('./seed/seedDemo.ts');
  await report('Drawing the demo', () => seedDemo(services, sayProgress));
  markDemo(dataDir);
}
