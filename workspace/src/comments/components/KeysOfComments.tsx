import { Button, Dialog } from '@komawari/ui/components';

export interface KeysOfCommentsProps {
  canSelect?: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Tells those with a keyboard what its letters do while the focus is in the list. */
export function KeysOfComments({ canSelect = false, isOpen, onOpen }: KeysOfCommentsProps) {
  const keys = [
    ['J', 'Next comment'],
    ['K', 'Previous comment'],
    ...(canSelect ? [['X', 'Select the comment, or take it out']] : []),
    ['?', 'Show these keys'],
  ];
  return (
    <div className="received-keys">
      <Button variant="quiet" onClick={() => onOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        title="Keyboard shortcuts"
        actions={
          <Button variant="ink" onClick={() => onOpen(false)}>
            Close
          </Button>
        }
      >
        <p>They work while the focus is on a comment of the list. The Tab key brings it there.</p>
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
