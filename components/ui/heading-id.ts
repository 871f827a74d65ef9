/** Id of a section after its heading, e.g. `the-story`: stable between builds, and readable in an address. */
export function headingId(heading: string): string {
  const words = heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();
  return `s-${words.replace(/ +/g, '-')}`;
}
