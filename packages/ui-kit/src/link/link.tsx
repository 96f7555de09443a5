import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What a router link must take: an `href` and whatever an anchor takes. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** The component that draws links: the application's router link, or a plain anchor. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');

const leavesTheApp = /^([a-z]+:|\/\/|#)/i;

/** A link drawn by the router where it leads to one of our pages, by the browser otherwise. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  const Component = leavesTheApp.test(props.href) || props.download !== undefined ? 'a' : RouterLink;
  return <Component {...props} />;
}
