import { useState } from 'react';
import {
  BookmarkButton,
  Button,
  CommentBalloon,
  Dialog,
  LikeButton,
  LoadMore,
  Notice,
  Sheet,
  Switch,
  ViewAsBar,
  WatchButton,
} from '../src/components/index.ts';
import { createFlashStore, type Flash } from '../src/flash/index.ts';
import { FlashRegion } from '../src/flash/react.tsx';
import { drawPicture } from './drawPicture.ts';
import { Part } from './Part.tsx';

/** A message that stays, to look at it. */
function StillFlash({ flash }: { flash: Partial<Flash> & { body: string } }) {
  const [store] = useState(() => {
    const created = createFlashStore();
    created.set(flash);
    created.hold('pointer');
    return created;
  });
  return <FlashRegion store={store} />;
}

function Likes({ given }: { given: number }) {
  const [count, setCount] = useState(given);
  return (
    <LikeButton
      given={count}
      total={412 + count}
      onLike={() => setCount(count + 1)}
      onTakeBack={() => setCount(count - 1)}
    />
  );
}

function Asking() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="row">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Delete 第24話?"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Move to trash
            </Button>
          </>
        }
      >
        It goes to the trash for 30 days. 12 people bought it; they can still read it.
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Reading">
        <Switch label="Right to left" defaultChecked />
        <Switch label="Crop borders" />
      </Sheet>
    </div>
  );
}

/** What readers do, and what the page says back. */
export function ActionParts() {
  const nothing = () => undefined;
  const [isBookmarked, setBookmarked] = useState(true);
  return (
    <>
      <Part title="Like, one line per tap">
        <div className="row">
          {[0, 1, 3, 5, 8, 10].map((given) => (
            <Likes key={given} given={given} />
          ))}
        </div>
      </Part>
      <Part title="Bookmark, watch">
        <div className="row">
          <BookmarkButton title="空" bookmarked={false} onToggle={nothing} />
          <BookmarkButton title="雲" bookmarked={isBookmarked} onToggle={setBookmarked} />
          <WatchButton
            watching={false}
            creatorName="雨宮ましろ"
            asksAboutEmail
            onWatch={nothing}
            onUnwatch={nothing}
            named
          />
          <WatchButton watching creatorName="黒瀬 燈" onWatch={nothing} onUnwatch={nothing} />
          <WatchButton watching={false} busy creatorName="水野さく" onWatch={nothing} onUnwatch={nothing} />
        </div>
      </Part>
      <Part title="Comment">
        <div className="gallery__three">
          <CommentBalloon
            author={{ name: '赤毛のサフラン', icon: drawPicture(1, 80, 80), href: '#' }}
            createdAt="2026-11-20T14:29:00Z"
            body={'息を止めて見ました。\n色が本当にきれい。'}
            actions={[
              { label: 'Reply', icon: 'reply', onSelect: nothing },
              { label: 'Delete', icon: 'trash', onSelect: nothing, destructive: true },
            ]}
          />
          <CommentBalloon author={null} createdAt="2026-11-20T14:29:00Z" body="泣きました。" state="waiting" />
          <CommentBalloon
            author={{ name: '雨宮ましろ', icon: null }}
            createdAt="2026-11-20T14:29:00Z"
            body="ありがとうございます。"
            isByAuthor
          />
          <CommentBalloon author={null} createdAt="2026-11-20T14:29:00Z" body="" state="removed" />
          <CommentBalloon author={null} createdAt="2026-11-20T14:29:00Z" body="いま送っています。" state="sending" />
        </div>
      </Part>
      <Part title="Flash">
        <div className="row">
          <StillFlash flash={{ body: 'Bookmarked', type: 'success', action: { label: 'Undo', run: nothing } }} />
          <StillFlash flash={{ body: 'Not saved. You seem offline.', type: 'error' }} />
          <StillFlash flash={{ body: 'Link copied' }} />
        </div>
      </Part>
      <Part title="Notice, view-as">
        <div className="stack stack--sm">
          <ViewAsBar as="a fan" onLeave={nothing} />
          <Notice dismissedAs="gallery">The award closes 2027年2月24日 23:59.</Notice>
          <Notice tone="ok">Your e-mail is verified.</Notice>
          <Notice tone="warn">¥3,204 expires on 2026年11月30日.</Notice>
          <Notice tone="danger" action={<Button>Show them</Button>}>
            2 pages need you.
          </Notice>
        </div>
      </Part>
      <Part title="Dialog, sheet">
        <Asking />
      </Part>
      <Part title="Load more">
        <LoadMore count={18} noun="episodes" href="#" />
      </Part>
    </>
  );
}
