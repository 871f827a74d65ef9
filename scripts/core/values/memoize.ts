/** Calls `make` once for each key, with the other arguments of the first call. */
export function memoize<Rest extends unknown[], Made>(
  make: (key: string, ...rest: Rest) => Made,
): (key: string, ...rest: Rest) => Made {
  const made = new Map<string, Made>();
  return (key, ...rest) => {
    if (!made.has(key)) made.set(key, make(key, ...rest));
    return made.get(key) as Made; // set above, perhaps to undefined
  };
}
