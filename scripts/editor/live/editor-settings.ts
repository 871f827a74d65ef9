/** Where the editor of a live site reads and writes: a repository on a Git host. */

export interface EditorSettings {
  host: keyof typeof editorHosts;
  /** `owner/name` */
  repository: string;
  branch: string;
  /** Origin of the service that signs in. */
  auth: string;
  /** Id of the application on GitLab, which signs in without a service of ours. */
  appId: string | undefined;
}

/** What Decap's backends connect to: https://decapcms.org/docs/backends-overview/. */
export const editorHosts = {
  // GitHub gives tokens to servers only. Netlify runs one for its sites.
  github: {
    auth: 'https://api.netlify.com',
    connect: ['https://api.github.com', 'https://www.githubstatus.com'],
    images: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    auth: 'https://gitlab.com',
    connect: ['https://gitlab.com'],
    images: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
} as const;

/** Decap's `backend`. */
export function gitBackend({
  host,
  repository,
  branch,
  auth,
  appId,
}: EditorSettings): Record<string, unknown> {
  const common = { name: host, repo: repository, branch, base_url: auth };
  return host === 'gitlab'
    ? {
        ...common,
        auth_type: 'pkce',
        app_id: appId,
        ...(auth === editorHosts.gitlab.auth ? {} : { api_root: `${auth}/api/v4` }),
      }
    : common;
}

/** Origins that the editor's page connects to and shows pictures from. */
export function editorOrigins({ host, auth }: EditorSettings): { connect: string[]; images: string[] } {
  const { connect, images } = editorHosts[host];
  // GitLab's token comes from its own origin; a service for GitHub responds in a separate window.
  const own = host === 'gitlab' ? [auth] : [];
  return { connect: [...new Set([...connect, ...own])], images: [...new Set([...images, ...own])] };
}
