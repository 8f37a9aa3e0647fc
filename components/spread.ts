/** Moves labels apart until none is nearer to the next than `apart`, as close to their own places as that allows. */
export const spread = (
  wanted: readonly number[],
  apart: number,
  least: number,
  most: number,
): readonly number[] => {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const down: number[] = [];
  for (const { at } of order) down.push(Math.max(at, (down[down.length - 1] ?? least - apart) + apart));
  const places = [...down];
  let ceiling = most + apart;
  for (let k = places.length - 1; k >= 0; k -= 1) {
    ceiling = Math.min(places[k] ?? most, ceiling - apart);
    places[k] = ceiling;
  }
  const result = [...wanted];
  order.forEach(({ i }, k) => {
    result[i] = places[k] ?? 0;
  });
  return result;
};
