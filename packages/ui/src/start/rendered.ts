import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Attributes of an element, as a component has made them. */
type Attributes = Record<string, unknown> & { className?: string | undefined };

/**
 * Returns the host's element with a component's attributes: its own come before them, class names are joined,
 * and its children stand if it has any.
 */
export function rendered(element: ReactElement, attributes: Attributes, children: ReactNode): ReactElement {
  const own = element.props as Attributes & { children?: ReactNode };
  const className = [attributes.className, own.className].filter(Boolean).join(' ');
  const props = { ...attributes, ...own, ...(className && { className }) };
  return cloneElement(element, props, own.children ?? children);
}
