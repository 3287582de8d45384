type Readers = Record<string, (value: unknown) => unknown>;

/** Reads each field of an unknown object with its reader. Returns undefined if the value is not an object. */
export function fieldsOf<Of extends Readers>(
  value: unknown,
  readers: Of,
): { [Name in keyof Of]: ReturnType<Of[Name]> } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.entries(readers).map(([name, read]) => [
    name,
    read((value as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(fields) as { [Name in keyof Of]: ReturnType<Of[Name]> };
}
