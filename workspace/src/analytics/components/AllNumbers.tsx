import { Button } from '@komawari/ui/components';
import { saveFile } from '../../shared/charts/chartFiles.ts';
import type { WorkData } from '../workData.ts';

/** Everything the screen knows of a work, with the definitions, as one file. */
export function AllNumbers({ title, data }: { title: string; data: WorkData }) {
  return (
    <Button
      icon="download"
      onClick={() => saveFile('analytics.json', 'application/json', JSON.stringify({ work: title, ...data }, null, 2))}
    >
      All numbers
    </Button>
  );
}
