import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListTools } from './ListTools.tsx';

const SORTS = [{ value: 'NEW', label: 'New' }] as const;

function List() {
  const [title, setTitle] = useState('');
  return (
    <>
      <ListTools find="Find" words={title} sort="NEW" sorts={SORTS} onWords={setTitle} onSort={() => undefined} />
      <output>{`looking for [${title}]`}</output>
      <button onClick={() => setTitle('')}>Show all</button>
    </>
  );
}

afterEach(cleanup);

it('forgets the words when all are shown again, so that they are not looked for once more', async () => {
  const person = userEvent.setup();
  render(<List />);
  await person.type(screen.getByRole('searchbox'), '砂漠');
  await screen.findByText('looking for [砂漠]');
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

it('keeps what is typed while the words before it are looked for', async () => {
  const person = userEvent.setup();
  render(<List />);
  await person.type(screen.getByRole('searchbox'), '霧');
  await screen.findByText('looking for [霧]');
  await person.type(screen.getByRole('searchbox'), 'の港');
  await screen.findByText('looking for [霧の港]');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '霧の港');
});
