import { act, render } from '@testing-library/react';
import { HtmlValidate } from 'html-validate';
import { cloneElement, type ComponentType, createRef, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

export interface ConformanceOptions {
  /** The name of the root element. */
  element?: string;
  /** Wraps the component: a provider, or the list of a list item. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React prints void elements with a slash, booleans as empty strings, and inline styles that components
    // need.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'off',
    // React prints `aria-hidden="true"` and the like as given; names of SVG attributes are camel case.
    'attr-case': 'off',
    'element-case': 'off',
    // Frames and videos get their sizes from CSS.
    'no-redundant-role': 'off',
    // A component alone is not a document.
    'heading-level': 'off',
    'unique-landmark': 'off',
    // A long title in a test is not a mistake of the component.
    'long-title': 'off',
    // A field outside of a form, a button in a form of the host.
    'form-dup-name': 'off',
    // `name` on details, `popover` and `command` are newer than the rules.
    'no-unknown-attributes': 'off',
    'attribute-allowed-values': 'off',
    'require-sri': 'off',
  },
});

/**
 * Registers the tests that every component must pass: ref, rest props, className, server render and
 * hydration, valid HTML. Axe checks the stories, in a browser.
 *
 * @param create returns the element with typical props; its root must be the component itself.
 */
export function conformance(
  name: string,
  create: () => ReactElement,
  { element, wrapper: Wrapper = Bare }: ConformanceOptions = {},
): void {
  const build = (props: Record<string, unknown>) => (
    <Wrapper>{cloneElement(create() as ReactElement<Record<string, unknown>>, props)}</Wrapper>
  );

  describe(`${name} conforms`, () => {
    it('passes ref to its root element', () => {
      const ref = createRef<HTMLElement>();
      render(build({ ref }));
      expect(ref.current).toBeInstanceOf(Element);
      if (element) expect(ref.current!.localName).toBe(element);
    });

    it('passes other props to its root element', () => {
      const ref = createRef<HTMLElement>();
      render(build({ ref, id: 'conformance', 'data-conformance': 'yes' }));
      expect(ref.current).toHaveAttribute('id', 'conformance');
      expect(ref.current).toHaveAttribute('data-conformance', 'yes');
    });

    it('appends className to its own', () => {
      const plain = createRef<HTMLElement>();
      render(build({ ref: plain }));
      const given = (create() as ReactElement<{ className?: string }>).props.className;
      const own = [...plain.current!.classList].filter((token) => token !== given);
      const ref = createRef<HTMLElement>();
      render(build({ ref, className: 'from-the-host' }));
      expect([...ref.current!.classList]).toEqual(expect.arrayContaining([...own, 'from-the-host']));
    });

    it('renders on the server and hydrates without a message', async () => {
      const recovered: unknown[] = [];
      const container = document.createElement('div');
      container.innerHTML = renderToString(build({}));
      document.body.append(container);
      const before = container.textContent;
      const root = await act(async () =>
        hydrateRoot(container, build({}), { onRecoverableError: (error) => recovered.push(error) }),
      );
      expect(recovered).toEqual([]);
      expect(container.textContent).toBe(before);
      await act(async () => root.unmount());
      container.remove();
    });

    it('is valid HTML', async () => {
      const report = await html.validateString(renderToString(build({})));
      const messages = report.results.flatMap((result) => result.messages);
      expect(
        messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector})`),
      ).toEqual([]);
    });
  });
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}
