import { IconButton, ModalDialog } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import analyticsTexts from '../../messages/analytics.js';
import type { CompareTargetFieldsFragment } from '../../gql/graphql.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { canCompare } from '../choice.ts';
import { GetShareImageData } from '../operations/GetShareImageData.ts';
import { shareImageAddress, type ShareSettings } from '../shareSettings.ts';
import { PostOnX, type XAccount } from './PostOnX.tsx';
import { ShareForm } from './ShareForm.tsx';
import { fitsX, ShareStage, type ShareWords } from './ShareStage.tsx';

export interface ShareImageDialogProps {
  work: { id: string; title: string };
  targets: readonly CompareTargetFieldsFragment[];
  account: XAccount;
  onClose: () => void;
}

/** What a creator may begin with: thanks, and the way to the work. */
const firstTextOf = ({ id, title }: { id: string; title: string }): string =>
  `『${title}』を読んでくれて、ありがとうございます。\n${location.origin}/works/${id}`;

/** Chooses what stands on a share image, shows the file itself, and gives it away: pixel for pixel what is seen. */
export function ShareImageDialog({ work, targets, account, onClose }: ShareImageDialogProps) {
  const { share: texts } = useTexts(analyticsTexts);
  const id = useId();
  const [settings, setSettings] = useState<ShareSettings>({
    format: 'WIDE',
    look: 'PAPER',
    range: 'ALL_TIME',
    measures: null,
    target: targets.find((target) => target.group !== 'OWN_WORK' && canCompare(target))?.id ?? null,
    hasChart: true,
  });
  // What nobody wrote stays what the choices make of it.
  const [written, setWritten] = useState<Partial<ShareWords>>({});
  const query = useQuery(
    GetShareImageData,
    {
      workId: work.id,
      range: settings.range,
      compareTargets: settings.target ? [settings.target] : null,
      settings: { measures: settings.measures ? [...settings.measures] : null, hasChart: settings.hasChart },
    },
    { placeholderData: keepPreviousData },
  );
  const change = (some: Partial<ShareSettings>) => setSettings((before) => ({ ...before, ...some }));
  return (
    <ModalDialog open onClose={onClose} className="dialog share" labelledBy={id}>
      <div className="share__in">
        <header className="share__head">
          <h1 id={id}>{texts.title()}</h1>
          <IconButton icon="close" label={texts.close()} onClick={onClose} />
        </header>
        <Loaded query={query}>
          {({ viewer }) => {
            const data = registeredOf(viewer)?.shareImageData;
            if (!data) return null;
            const address = shareImageAddress(work.id, settings);
            const words = { text: written.text ?? firstTextOf(work), altText: written.altText ?? data.altText };
            const { target: compareTarget, ...look } = settings;
            return (
              <>
                <ShareStage
                  {...{ address, words }}
                  format={settings.format}
                  title={work.title}
                  onWrite={(some) => setWritten((before) => ({ ...before, ...some }))}
                />
                <ShareForm {...{ settings, data, targets, address }} onChange={change}>
                  <PostOnX
                    {...{ account, address }}
                    canPost={fitsX(words)}
                    input={{ workId: work.id, compareTarget, ...look, measures: data.chosen, ...words }}
                  />
                </ShareForm>
              </>
            );
          }}
        </Loaded>
      </div>
    </ModalDialog>
  );
}
