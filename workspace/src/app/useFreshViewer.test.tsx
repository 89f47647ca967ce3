import { getSession } from '@komawari/ui/session';
import { useQuery } from '@komawari/ui/graphql/react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GetMyProfile } from '../account/operations/GetMyProfile.ts';
import { categoryCache } from '../portfolios/index.ts';
import { registeredOf } from '../shared/registeredOf.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { useFreshViewer } from './useFreshViewer.ts';

/** Who the identity service says is here; the API answers slowly, so that what is kept would be seen. */
let person: { id: string; displayName: string };
let letAnswer: () => void;

const answerOf = ({ id, displayName }: typeof person) => ({
  viewer: { __typename: 'RegisteredViewer', id, user: { id, screenName: id, displayName, iconImage: null } },
});

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/identity/'))
      return Response.json({
        token: `token-${person.id}`,
        expiresIn: 300,
        viewer: { kind: 'REGISTERED', id: person.id },
      });
    const asked = person;
    await new Promise<void>((resolve) => (letAnswer = resolve));
    return Response.json({ data: answerOf(asked) });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Screen() {
  useFreshViewer();
  const { data } = useQuery(GetMyProfile, {});
  return <p>{data ? registeredOf(data.viewer)?.user.displayName : 'nobody yet'}</p>;
}

test('nothing of one account is shown or kept when another one takes over the tab', async () => {
  person = { id: 'u1', displayName: '先の人' };
  await getSession().signIn({ email: 'a@example.jp', password: 'x' });
  renderScreen(<Screen />);
  await waitFor(() => expect(letAnswer).toBeDefined());
  await act(async () => letAnswer());
  expect(await screen.findByText('先の人')).toBeTruthy();
  sessionStorage.setItem('komawari_draft_new-work', '{"title":"秘密"}');
  categoryCache.set({ id: null, title: '秘密', works: [] });

  person = { id: 'u2', displayName: '後の人' };
  await act(async () => void (await getSession().signIn({ email: 'b@example.jp', password: 'x' })));
  expect(await screen.findByText('nobody yet')).toBeTruthy();
  await act(async () => letAnswer());
  expect(await screen.findByText('後の人')).toBeTruthy();
  expect([sessionStorage.getItem('komawari_draft_new-work'), categoryCache.get()]).toEqual([null, null]);
});

test('what somebody typed waits for the same person', async () => {
  person = { id: 'u3', displayName: '同じ人' };
  await getSession().signIn({ email: 'c@example.jp', password: 'x' });
  renderScreen(<Screen />).unmount();
  sessionStorage.setItem('komawari_draft_new-work', '{"title":"続き"}');
  renderScreen(<Screen />);
  expect(sessionStorage.getItem('komawari_draft_new-work')).toBe('{"title":"続き"}');
});
