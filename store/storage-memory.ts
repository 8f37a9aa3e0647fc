import { unexpected, type Change, type Storage } from './storage';

/** A storage that lasts as long as the process: for tests, and where a device keeps nothing. */
export const memoryStorage = (): Storage => {
  const docs = new Map<string, Map<string, string>>();
  const logs = new Map<string, Map<number, string>>();
  const within = <K, V>(outer: Map<string, Map<K, V>>, key: string): Map<K, V> => {
    const inner = outer.get(key) ?? new Map<K, V>();
    outer.set(key, inner);
    return inner;
  };

  const check = (change: Change): void => {
    if (change.do === 'expect' && docs.get(change.kind)?.get(change.id) !== change.text) throw unexpected();
    if (change.do === 'add' && logs.get(change.table)?.has(change.seq) === true) throw unexpected();
  };
  const make = (change: Change): void => {
    switch (change.do) {
      case 'put':
        within(docs, change.kind).set(change.id, change.text);
        return;
      case 'delete':
        docs.get(change.kind)?.delete(change.id);
        return;
      case 'add':
        within(logs, change.table).set(change.seq, change.text);
        return;
      case 'drop':
        logs.delete(change.table);
        return;
      case 'expect':
    }
  };

  return {
    docs: async kind => [...(docs.get(kind) ?? [])].map(([id, text]) => ({ id, text })),
    doc: async (kind, id) => docs.get(kind)?.get(id),
    rows: async (table, from = 0) =>
      [...(logs.get(table) ?? [])]
        .filter(([seq]) => seq >= from)
        .sort(([a], [b]) => a - b)
        .map(([seq, text]) => ({ seq, text })),
    write: async changes => {
      changes.forEach(check);
      changes.forEach(make);
    },
    close: async () => undefined,
  };
};
