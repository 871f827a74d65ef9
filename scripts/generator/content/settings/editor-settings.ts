/** Settings of the editor that a live build writes to `/edit/`. */
import type { Problem } from '../../../core/errors/problem.ts';
import { type EditorSettings, editorHosts } from '../../../editor/live/editor-settings.ts';
import { isOrigin, parseAddress } from './web-address.ts';

/** A problem of an environment variable, with its value. */
export const settingProblem = (
  env: NodeJS.ProcessEnv,
  name: string,
  message: string,
  remedy: string,
): Problem => ({
  file: `environment variable ${name}`,
  message: `${message}, found ${JSON.stringify(env[name] ?? '')}`,
  remedy,
});

/** As `settingProblem`, for a value that may be wrong only because of quotation marks: forms of hosts and Docker's files keep them. */
export const wrongValue: typeof settingProblem = (env, name, message, remedy) =>
  settingProblem(
    env,
    name,
    message,
    /^(["']).*\1$/.test((env[name] ?? '').trim()) ? 'Remove the quotation marks around it' : remedy,
  );

const others = ['EDITOR_HOST', 'EDITOR_REPOSITORY', 'EDITOR_BRANCH', 'EDITOR_AUTH', 'EDITOR_APP_ID'];

/**
 * Only `EDITOR=1` adds the editor. Shells use the same name for a program (`EDITOR=vim`): such a value counts as unset,
 * unless another of these settings shows that the editor is wanted.
 * @returns the settings, undefined without the editor, and a problem for each wrong one
 */
export function readEditorSettings(env: NodeJS.ProcessEnv): {
  editor: EditorSettings | undefined;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const wrong = (name: string, message: string, remedy: string) =>
    problems.push(wrongValue(env, name, message, remedy));
  const given = (name: string) => env[name]?.trim() || undefined;

  const asked = given('EDITOR') ?? '0';
  if (asked !== '1') {
    const isSwitch = /^(?:\d+|true|false|yes|no|on|off)$/i.test(asked);
    if (asked !== '0' && (isSwitch || others.some(given)))
      wrong('EDITOR', 'must be 1 for a site with the editor', 'Write EDITOR=1, or remove it');
    return { editor: undefined, problems };
  }

  const host = given('EDITOR_HOST') ?? 'github';
  const repository = given('EDITOR_REPOSITORY') ?? '';
  const branch = given('EDITOR_BRANCH') ?? 'main';
  const auth = given('EDITOR_AUTH');
  const authUrl = auth === undefined ? undefined : parseAddress(auth);
  const appId = given('EDITOR_APP_ID');
  const isHost = host === 'github' || host === 'gitlab';
  if (!isHost) wrong('EDITOR_HOST', 'must be github or gitlab', 'Correct the value');
  // GitLab has groups in groups.
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repository))
    wrong('EDITOR_REPOSITORY', 'must be owner and name, such as cats/website', 'Copy it from the repository');
  if (!/^\w[\w./-]*$/.test(branch))
    wrong('EDITOR_BRANCH', 'must be the name of a branch', 'Correct the value');
  if (auth !== undefined && !(authUrl?.protocol === 'https:' && isOrigin(authUrl)))
    wrong('EDITOR_AUTH', 'must be an origin such as https://auth.example.com', 'Write scheme and host');
  if (appId === undefined ? host === 'gitlab' : !/^\w+$/.test(appId))
    wrong('EDITOR_APP_ID', 'must be the id of an application', "Copy it from GitLab's page Applications");
  if (!isHost || problems.length > 0) return { editor: undefined, problems };
  return {
    editor: { host, repository, branch, auth: authUrl?.origin ?? editorHosts[host].auth, appId },
    problems,
  };
}
