import { Children, cloneElement, Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Scripts } from 'react-router';

type ElementProps = Record<string, unknown> & { children?: ReactNode };

/**
 * React Router's own scripts, with the module script made inert and its preloads listed on it. The starter
 * runs that script's unchanged text when the application is needed. The data scripts stay as they are.
 */
export function DeferredScripts(props: ComponentProps<typeof Scripts>) {
  // oxlint-disable-next-line react/capitalized-calls -- called, not rendered, because its result is rewritten; its hooks run as those of this component
  return <>{postpone(Scripts(props), [])}</>;
}

function postpone(node: ReactNode, hrefs: string[]): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => postpone(child, hrefs));
  if (!isValidElement<ElementProps>(node)) return node;
  const { props } = node;
  if (node.type === 'link') {
    hrefs.push(String(props.href));
    return null;
  }
  if (node.type === 'script' && props.type === 'module') {
    return (
      <script
        {...props}
        async={undefined}
        type="text/plain"
        data-app={hrefs.join(' ')}
        suppressHydrationWarning
      />
    );
  }
  if (node.type === Fragment) {
    return cloneElement(
      node,
      undefined,
      ...Children.toArray(props.children).map((child) => postpone(child, hrefs)),
    );
  }
  return node;
}
