'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react';
import { rendered } from '../start/rendered.ts';
import { tellMissingStyle } from '../start/missing-style.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The address: a path of this site, a fragment, or an absolute address. */
  href: string;
  /** An element of the host in place of the `<a>`. It gets the link's attributes; its own come before them. */
  render?: ReactElement;
}

type LinkComponent = ComponentType<Omit<LinkProps, 'render'>>;

const LinkContext = createContext<LinkComponent | null>(null);

export interface LinkProviderProps {
  /** The link of the host's router. It gets the props of an `<a>` and must pass `ref` and all others on. */
  component: LinkComponent;
  children?: ReactNode;
}

/**
 * Makes every link of the library to a page of this site use the host's router. Renders nothing of its own.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * The link of the whole library. Renders an `<a>`, through the host's router if a {@link LinkProvider} sets
 * one and the link leads to a page of this site.
 *
 * A link to a new tab gets `rel="noopener"` unless it has a `rel` of its own.
 */
export function Link({
  target,
  rel = target === '_blank' ? 'noopener' : undefined,
  render,
  children,
  ...rest
}: LinkProps) {
  if (process.env.NODE_ENV === 'development') tellMissingStyle();
  const routed = use(LinkContext);
  const attributes = { ...rest, ...(target && { target }), ...(rel && { rel }) };
  if (render) return rendered(render, attributes, children);
  if (routed && isRouted(attributes)) return createElement(routed, attributes, children);
  return <a {...attributes}>{children}</a>;
}

function isRouted({ href, target, download }: LinkProps): boolean {
  const isPath = href.startsWith('/') && !href.startsWith('//');
  return isPath && (target === undefined || target === '_self') && download === undefined;
}
