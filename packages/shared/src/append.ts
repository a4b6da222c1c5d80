/**
 * Appends a value to the list of a key. Copying the list for each value would take time that grows with the square of
 * the list's length, and a pull request can give many things one name.
 */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

export function addTo<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
