export function ensureGenerator(root: string): Promise<{ file?: string; sources: string[]; error?: string }>;
export function stampOf(root: string, files: readonly string[]): string;
