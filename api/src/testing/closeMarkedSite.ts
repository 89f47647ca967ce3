import type { TestApp, TestPerson } from './createTestApp.ts';
import { mark, MARKER, createFixture } from './fixtures.ts';

/** Puts a marker in every text of a creator's profile and site, and closes the site. */
export async function closeMarkedSite(test: TestApp, person: TestPerson, heroImageId: string): Promise<void> {
  await createFixture(
    test,
    'mutation Close($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { message } } }',
    { input: { displayName: mark('name'), selfIntroduction: mark('introduction'), twitterScreenName: 'zqmark_tw' } },
    person,
  );
  const input = {
    title: mark('title'),
    description: mark('site'),
    comment: mark('now'),
    links: [{ title: mark('link'), url: `https://${MARKER}.example/` }],
    heroImageId,
    isClosed: true,
  };
  await createFixture(
    test,
    'mutation Close($input: UpdateSiteInput!) { updateSite(input: $input) { problems { message } } }',
    { input },
    person,
  );
}
