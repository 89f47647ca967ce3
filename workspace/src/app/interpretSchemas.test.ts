import './interpretSchemas.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';

it('schemas are interpreted: nothing is made of texts, which the policy of the application refuses', () => {
  expect(z.config()).toMatchObject({ jitless: true });
});
