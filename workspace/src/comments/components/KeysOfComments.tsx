import { Button, Dialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import commentsTexts from '../../messages/comments.js';

export interface KeysOfCommentsProps {
  canSelect?: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Tells those with a keyboard what its letters do while the focus is in the list. */
export function KeysOfComments({ canSelect = false, isOpen, onOpen }: KeysOfCommentsProps) {
  const { keys: texts } = useTexts(commentsTexts);
  const keys = [
    ['J', texts.next()],
    ['K', texts.before()],
    ...(canSelect ? [['X', texts.select()]] : []),
    ['?', texts.help()],
  ];
  return (
    <div className="received-keys">
      <Button variant="quiet" onClick={() => onOpen(true)}>
        {texts.title()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        title={texts.title()}
        actions={
          <Button variant="ink" onClick={() => onOpen(false)}>
            {texts.close()}
          </Button>
        }
      >
        <p>{texts.lead()}</p>
        <dl className="keys">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
