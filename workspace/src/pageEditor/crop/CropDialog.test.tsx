import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { cropImage } from '../operations/cropImage.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import type { CropImageMutation } from '../../gql/graphql.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { CropDialog } from './CropDialog.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const whole: UploadedImage = {
  id: 'i1',
  url: '/images/i1/640.webp',
  srcSet: '/images/i1/640.webp 640w',
  width: 1000,
  height: 1400,
  focusX: 0.5,
  focusY: 0.5,
};
const cut: UploadedImage = { ...whole, id: 'i2', crop: { left: 40, top: 50, right: 60, bottom: 70, whole } };

function open(answer: () => CropImageMutation) {
  const api = playApi(answerTo(cropImage).with(answer));
  const onDone = vi.fn<(image: UploadedImage) => void>();
  renderScreen(<CropDialog image={cut} number={3} onDone={onDone} onClose={() => undefined} />);
  const sent = () => api.calls.map((call) => call.variables['input']);
  return { onDone, sent, user: userEvent.setup({ delay: null }) };
}
const edge = (name: string) => screen.getByRole('slider', { name: `Margin at the ${name}` });
const valueOf = (name: string) => edge(name).getAttribute('aria-valuenow');

test('margins move by arrow keys and by numbers, and the part of the whole is asked for', async () => {
  const { onDone, sent, user } = open(() => ({
    cropImage: { image: { ...whole, id: 'i3', slices: [], crop: null }, problems: [] },
  }));
  edge('left').focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(valueOf('left')).toBe('50');
  edge('bottom').focus();
  await user.keyboard('{ArrowUp}');
  expect(valueOf('bottom')).toBe('71');
  fireEvent.change(screen.getByLabelText(/^Right/), { target: { value: '900' } });
  // 300 pixels of the width stay.
  expect(valueOf('right')).toBe('650');
  expect(screen.getByText('300 × 1279 of 1000 × 1400 pixels')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Trim' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ imageId: 'i1', left: 50, top: 50, right: 650, bottom: 71 }]);
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ id: 'i3' });
});

test('the whole page can come back, and what went wrong is said', async () => {
  const { onDone, sent, user } = open(() => ({ cropImage: { image: null, problems: [{ message: 'Too narrow.' }] } }));
  await user.click(screen.getByRole('button', { name: 'Whole page' }));
  await user.click(screen.getByRole('button', { name: 'Trim' }));
  expect(await screen.findByText('Too narrow.')).toBeTruthy();
  expect(sent()).toEqual([{ imageId: 'i1', left: 0, top: 0, right: 0, bottom: 0 }]);
  expect(onDone).not.toHaveBeenCalled();
});
