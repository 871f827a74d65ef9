export function loadCompiled<Exports>(file: string): Exports;
