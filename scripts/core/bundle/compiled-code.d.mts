export function loadCompiled<Exports>(file: string, write?: boolean): Exports;
