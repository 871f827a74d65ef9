/** Files at the root of the output that hosts read and do not serve. */
export const hostFileNames = [
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  'vercel.json',
  'staticwebapp.config.json',
] as const;
export type HostFileName = (typeof hostFileNames)[number];
