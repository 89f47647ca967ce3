import { Refusal } from '../../Refusal.ts';
import { defineCommand } from '../Command.ts';
import { examine, type Finding } from './findings.ts';

const show = ({ about, found, advice }: Finding): string =>
  `${advice === undefined ? ' ok ' : 'LOOK'}  ${about}: ${found}${advice === undefined ? '' : `\n      ${advice}`}`;

/** Looks at an installation as a whole, and says what to do. */
export const doctor = defineCommand({
  summary: 'looks at everything an installation needs, and says what to do',
  details:
    'It ends with code 0 only if nothing has to be done. It writes one small object and one page, deletes both, and sends no mail.',
  example: 'doctor',
  async plan(services) {
    const findings = await examine(services);
    const text = findings.map(show).join('\n');
    const count = findings.filter(({ advice }) => advice !== undefined).length;
    if (count > 0) throw new Refusal(`${text}\n\n${count} of ${findings.length} need a look.`);
    return text;
  },
});
