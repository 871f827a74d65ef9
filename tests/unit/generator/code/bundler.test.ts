import type { BuildContext } from 'esbuild';
import { expect, test, vi } from 'vitest';
import { bundle } from '../../../../scripts/generator/code/bundler.ts';

const { opened, disposed } = vi.hoisted(() => ({ opened: vi.fn(), disposed: vi.fn() }));
vi.mock('esbuild', async (original) => {
  const esbuild = await original<typeof import('esbuild')>();
  return {
    ...esbuild,
    async context(...options: Parameters<typeof esbuild.context>): Promise<BuildContext> {
      const context = await esbuild.context(...options);
      opened();
      return { ...context, dispose: () => context.dispose().then(disposed) };
    },
  };
});

test('a kept bundler is used again, and ends when another takes its name', async () => {
  const run = async (name: string, contents: string) => {
    const { outputFiles } = await bundle({ stdin: { contents } }, { name, text: '' });
    return [outputFiles[0]?.text.includes(contents), opened.mock.calls.length, disposed.mock.calls.length];
  };
  expect(await run('site', 'console.log(1)')).toEqual([true, 1, 0]);
  expect(await run('site', 'console.log(1)')).toEqual([true, 1, 0]);
  expect(await run('islands', 'console.log(2)')).toEqual([true, 2, 0]);
  expect(await run('site', 'console.log(3)')).toEqual([true, 3, 1]);
  expect(await run('site', 'console.log(4)')).toEqual([true, 4, 2]);
  expect(await run('islands', 'console.log(2)')).toEqual([true, 4, 2]);
  await run('islands', '');
});
