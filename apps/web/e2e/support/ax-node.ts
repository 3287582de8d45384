interface AXValue {
  value?: string | number | boolean;
  relatedNodes?: { backendDOMNodeId?: number }[];
}

/** A node of Chromium's accessibility tree with the fields that are used here. */
export interface AXNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: AXValue;
  name?: AXValue;
  description?: AXValue;
  value?: AXValue;
  properties?: { name: string; value: AXValue }[];
}

/** Roles that a screen reader announces when the focus enters them. */
const places = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'region',
  'search',
  'form',
  'dialog',
  'radiogroup',
  'tablist',
  'tabpanel',
]);

/** Chromium’s names for roles without an ARIA name. */
const roles: Record<string, string> = {
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  Iframe: 'frame',
};

/** The text of states that a screen reader announces. */
const states: Record<string, (value: AXValue['value']) => string | undefined> = {
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  selected: (value) => (value ? 'selected' : 'not selected'),
  disabled: (value) => (value ? 'disabled' : undefined),
  required: (value) => (value ? 'required' : undefined),
  invalid: (value) => (value && value !== 'false' ? 'invalid' : undefined),
  busy: (value) => (value ? 'busy' : undefined),
  hasPopup: (value) => (value && value !== 'false' ? `opens a ${String(value)}` : undefined),
};

const textOf = (value: AXValue | undefined) => String(value?.value ?? '').trim();

/** Returns a slider's number without floating-point errors. */
const valueOf = (value: AXValue | undefined) =>
  typeof value?.value === 'number' ? String(Number(value.value.toFixed(2))) : textOf(value);

/** Returns a node in one line: role, name, states, value, description. */
export function worded({ role, name, properties = [], value, description }: AXNode): string {
  const said = properties.flatMap((one) => states[one.name]?.(one.value.value) ?? []);
  return [
    [roles[textOf(role)] ?? textOf(role), textOf(name) && `“${textOf(name)}”`].filter(Boolean).join(' '),
    ...said,
    textOf(value) && `value “${valueOf(value)}”`,
    textOf(description) && `described “${textOf(description)}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the named parts of the page around the first of these nodes, outermost first. */
export function placesAround(nodes: readonly AXNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const around: string[] = [];
  let node = byId.get(nodes[0]?.parentId ?? '');
  while (node) {
    const role = textOf(node.role);
    // A group without a name is not announced.
    const isHeard = places.has(role) || (role === 'group' && textOf(node.name) !== '');
    if (!node.ignored && isHeard)
      around.unshift([role, textOf(node.name) && `“${textOf(node.name)}”`].filter(Boolean).join(' '));
    node = byId.get(node.parentId ?? '');
  }
  return around;
}

/** Returns the nodes of a whole tree in document order, the root first. */
export function inOrder(nodes: readonly AXNode[]): AXNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: AXNode): AXNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? below(child) : [];
    }),
  ];
  return nodes[0] ? below(nodes[0]) : [];
}
