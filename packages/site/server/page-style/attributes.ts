/** The attribute with the name of an element's rule, which replaces its style attribute. */
export const ruleAttribute = 'data-styled';

/** Tags with a style attribute. Scripts and styles are matched as a whole, to skip their contents. */
const styledTag = /<(script|style)\b[\s\S]*?<\/\1\s*>|<[a-z][\w-]*\b[^<>]*? style="([^"]*)"/gi;

/**
 * Plain values. Values that could end a rule, contain an address or hide something are not converted, and so
 * not applied.
 */
const plain = /^(?:[\w\s#%.,:;/+-]|\([\w\s#%.,/+-]*\))+$/;

/**
 * Moves the style attributes of a page into rules, because its policy allows none: a browser would also apply
 * attributes of injected markup. The rules are outside of all layers, so that only scripts override them; the
 * elements get the name of their rule. The application, which sets such values as properties, finds the
 * elements as it would render them.
 */
export function takeStyleAttributes(html: string): { html: string; rules: string } {
  const names = new Map<string, number>();
  const without = html.replace(
    styledTag,
    (tag: string, _raw: string | undefined, value: string | undefined) => {
      if (value === undefined || !plain.test(value)) return tag;
      const name = names.get(value) ?? names.size;
      names.set(value, name);
      return `${tag.slice(0, tag.lastIndexOf(' style="'))} ${ruleAttribute}="${name}"`;
    },
  );
  const rules = Array.from(names, ([value, name]) => `[${ruleAttribute}="${name}"]{${value}}`).join('');
  return { html: without, rules };
}
