/**
 * Receives results in batches, in any order. `firstIndex` is the index of the batch's first item in the whole list.
 * Only the main thread writes files: two threads that create files in one folder mostly wait for each other.
 */
export type TakeBatch<Result> = (results: Result[], firstIndex: number) => void;
