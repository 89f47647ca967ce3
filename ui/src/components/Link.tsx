import { createContext, createElement, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A single-page application gives its router's link here; everywhere else links are plain anchors. */
export const LinkProvider = LinkContext.Provider;

/** A link of whichever application shows the component. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
