/** A value for each name, in their order. */
export const named = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<Name, Value>
