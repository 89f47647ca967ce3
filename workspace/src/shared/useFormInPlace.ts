import { useRef, useState, type RefCallback } from 'react';

/**
 * A form that stands in the place of the button which opens it. `opener` is the button's ref: back after the form it has the
 * focus again, which went with the form.
 */
export function useFormInPlace() {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener: RefCallback<HTMLButtonElement> = (button) => {
    if (!button || !wasOpen.current) return;
    wasOpen.current = false;
    // Who went elsewhere while it was saved stays there.
    if (document.activeElement === document.body) button.focus();
  };
  return {
    isOpen,
    opener,
    open: () => setIsOpen(true),
    close: () => {
      wasOpen.current = true;
      setIsOpen(false);
    },
  };
}
