import { expect, test } from 'vitest';
import { hostConfigs, hostFiles } from '../../../../scripts/generator/hosts/index.ts';
import { editorPattern, type HostRules } from '../../../../scripts/generator/hosts/rules.ts';
import { headersFor, parseHeaderRules } from '../../../../scripts/serve/header-rules.ts';
import { files, rules, withHeaders } from '../support/host-rules.ts';

const withEditor: HostRules = { ...rules, editorPolicy: "script-src 'self' 'unsafe-eval'" };
const edited = { ...hostFiles(withEditor), ...hostConfigs(withEditor) };

test.each([...withHeaders, 'lighttpd.conf'])(
  '%s sends the editor a policy of its own and noindex, only with an editor',
  (name) => {
    const text = edited[name] ?? '';
    expect(text).toContain("default-src 'self'");
    expect(text).toContain("script-src 'self' 'unsafe-eval'");
    expect(text.match(/noindex/g)?.length).toBeGreaterThan(files[name]?.match(/noindex/g)?.length ?? 0);
    expect(files[name]).not.toMatch(/unsafe-eval|\/edit\b/);
  },
);

test.each([
  ['/edit', true],
  ['/edit/', true],
  ['/edit/decap-cms.js', true],
  ['/edit/chunk', true],
  ['/', false],
  ['/editor', false],
  ['/about', false],
  ['/blog/edit', false],
])('the rules for Cloudflare and Netlify give %s the policy of the editor: %s', (path, isEditor) => {
  const text = edited._headers ?? '';
  // Cloudflare joins the values of a header from several rules, unless a rule removes the earlier ones.
  expect(text.match(/^ {2}! Content-Security-Policy$/gm)).toHaveLength(2);
  const policy = headersFor(parseHeaderRules(text), path).get('content-security-policy') ?? '';
  expect(policy).toBe(isEditor ? withEditor.editorPolicy : rules.policy);
});

test.each([
  ['/edit', true],
  ['/edit.html', true],
  ['/edit/index.html', true],
  ['/edit/decap-cms.js.br', true],
  ['/editor.html', false],
  ['/blog/edit.html', false],
])('nginx and Apache match the file %s as the editor: %s', (path, isEditor) => {
  expect(new RegExp(editorPattern('/')).test(path)).toBe(isEditor);
  expect(new RegExp(editorPattern('/x/')).test(`/x${path}`)).toBe(isEditor);
});
