import { announceOperatorPages, setOperatorPage } from '../../people/operatorPages/index.ts';
import { describeChanges, expectDone, type World } from '../../testing/publishing/describeChanges.ts';

const write = async ({ test }: World, text: string, effectiveAt: Date | null): Promise<void> => {
  const input = {
    kind: 'TERMS',
    file: `# Terms\n\n${text}`,
    needsConsent: false,
    changes: text,
    writtenBy: null,
  } as const;
  expectDone(await setOperatorPage(test.services, { ...input, effectiveAt }));
};

describeChanges({
  'a page of the operator is written': (world) => write(world, 'Be kind.', null),
  'a later edition is announced': (world) => write(world, 'Be kinder.', new Date(Date.now() + 86_400_000)),
  'an edition takes effect by itself': async ({ test, sql }) => {
    // Editions are never changed: this one was written long ago for an instant that has come.
    await sql(
      `INSERT INTO operator_page_editions (kind, number, title, body, effective_at)
         VALUES ('TERMS', 9, 'Terms', 'Be kindest.', now() - interval '1 millisecond')`,
    );
    await announceOperatorPages(test.services.database);
  },
});
