import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import { saveFile } from '../../shared/charts/chartFiles.ts';
import type { WorkData } from '../workData.ts';

/** Everything the screen knows of a work, with the definitions, as one file. */
export function AllNumbers({ title, data }: { title: string; data: WorkData }) {
  const { work: texts } = useTexts(analyticsTexts);
  return (
    <Button
      icon="download"
      onClick={() => saveFile('analytics.json', 'application/json', JSON.stringify({ work: title, ...data }, null, 2))}
    >
      {texts.all()}
    </Button>
  );
}
