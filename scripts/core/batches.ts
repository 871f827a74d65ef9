/**
 * Takes results as they come, in batches of no fixed order: `firstIndex` is the place of a batch's first item among all.
 * Only the main thread writes: two threads that create files in one folder wait for each other most of the time.
 */
export type TakeBatch<Result> = (results: Result[], firstIndex: number) => void;
