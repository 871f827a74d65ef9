/** `EDITOR=1` and its settings. */
import { expect, test } from 'vitest';
import { readEditorSettings } from '../../../../../scripts/generator/content/settings/editor-settings.ts';

const read = (env: Record<string, string>) => readEditorSettings(env);
const EDITOR_REPOSITORY = 'cats/website';

test.each(['', '0', 'vim', 'code --wait', '/usr/bin/nano'])('EDITOR=%s does not add the editor', (EDITOR) => {
  expect(read({ EDITOR })).toEqual({ editor: undefined, problems: [] });
});

test.each([
  [{ EDITOR: 'true' }, 'EDITOR'],
  [{ EDITOR: '2' }, 'EDITOR'],
  [{ EDITOR: 'vim', EDITOR_REPOSITORY }, 'EDITOR'],
  [{ EDITOR: '1' }, 'EDITOR_REPOSITORY'],
  [{ EDITOR: '1', EDITOR_REPOSITORY: 'https://github.com/cats/website' }, 'EDITOR_REPOSITORY'],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_HOST: 'bitbucket' }, 'EDITOR_HOST'],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_BRANCH: 'a b' }, 'EDITOR_BRANCH'],
  [
    { EDITOR: '1', EDITOR_REPOSITORY, EDITOR_AUTH: "https://x.example; script-src 'unsafe-inline'" },
    'EDITOR_AUTH',
  ],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_AUTH: 'http://auth.example' }, 'EDITOR_AUTH'],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_AUTH: 'https://auth.example/login' }, 'EDITOR_AUTH'],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_AUTH: 'https://auth_host.example' }, 'EDITOR_AUTH'],
  [{ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_HOST: 'gitlab' }, 'EDITOR_APP_ID'],
])('%o is one problem', (env, name) => {
  const { editor, problems } = read(env);
  expect(editor).toBeUndefined();
  expect(problems.map(({ file }) => file)).toEqual([`environment variable ${name}`]);
});

test('the repository alone is enough on GitHub; GitLab needs an application', () => {
  expect(read({ EDITOR: '1', EDITOR_REPOSITORY }).editor).toEqual({
    host: 'github',
    repository: 'cats/website',
    branch: 'main',
    auth: 'https://api.netlify.com',
    appId: undefined,
  });
  const gitlab = { EDITOR: '1', EDITOR_HOST: 'gitlab', EDITOR_REPOSITORY: 'a/b/c', EDITOR_APP_ID: '1f2e' };
  expect(read(gitlab).editor).toMatchObject({ host: 'gitlab', auth: 'https://gitlab.com', appId: '1f2e' });
});

test('the address of the login is written as browsers write it, since the policy has it, too', () => {
  const EDITOR_AUTH = 'https://Auth.b\u00fccher.example/';
  const { editor } = read({ EDITOR: '1', EDITOR_REPOSITORY, EDITOR_AUTH });
  expect(editor?.auth).toBe('https://auth.xn--bcher-kva.example');
});
