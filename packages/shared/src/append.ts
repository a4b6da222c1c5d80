/** The value of a key; one that is made and kept where the map has none. */
export function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/**
 * Appends a value to the list of a key. Copying the list for each value would take time that grows with the square of
 * the list's length, and a pull request can give many things one name.
 */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  getOrMake(map, key, (): Value[] => []).push(value);
}

export function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  getOrMake(map, key, () => new Set<Value>()).add(value);
}
