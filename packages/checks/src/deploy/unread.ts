/**
 * The fields of a value that a validator has passed over. Kubernetes' schemas allow any field, and a cluster drops the ones it does
 * not know without a word: a misspelled probe is none.
 */
export function unreadFields(value: unknown, validate: (watched: unknown) => void): string[] {
  const unread = new Set<string>();
  validate(watch(value, '', unread));
  return [...unread];
}

function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const children = new Map<string, unknown>();
  const pathOf = (key: string) => `${path}/${key}`;
  if (!Array.isArray(value)) for (const key of Object.keys(value)) unread.add(pathOf(key));
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return found;
      unread.delete(pathOf(key));
      if (!children.has(key)) children.set(key, watch(found, pathOf(key), unread));
      return children.get(key);
    },
    // Of a map, such as labels, every key is looked at.
    ownKeys(target) {
      for (const key of Object.keys(target)) unread.delete(pathOf(key));
      return Reflect.ownKeys(target);
    },
  });
}
