/** Names the rule of an element whose style attribute stands in the page's style. */
export const ruleAttribute = 'data-styled';

/** Tags with a style attribute. Scripts and styles are passed over: what looks like a tag in them is none. */
const styledTag = /<(script|style)\b[\s\S]*?<\/\1\s*>|<[a-z][\w-]*\b[^<>]*? style="([^"]*)"/gi;

/** Plain values. Anything that could end a rule, name an address or hide something stays where it is, and is not applied. */
const plain = /^(?:[\w\s#%.,:;/+-]|\([\w\s#%.,/+-]*\))+$/;

/**
 * Takes the style attributes out of a page, since its policy allows none: a browser applies them to markup that somebody has
 * brought in as well. Their values become rules, outside of all layers, where only what a script sets is stronger; the elements
 * get the name of their rule. The application, which sets such values as properties, finds everything as it would draw it.
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
