/** Adds a value to a map as the newest. If there are more than `max`, the oldest is dropped. */
export function setAndDropOldest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldestKey] = map.keys();
  if (map.size > max && oldestKey !== undefined) map.delete(oldestKey);
}
