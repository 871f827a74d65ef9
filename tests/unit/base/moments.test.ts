// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenMoved } from '../../../components/island/moments.ts';

const send = (type: string, movementX = 0) =>
  window.dispatchEvent(new PointerEvent(type, { movementX, movementY: 0 }));

test('a resting pointer is not a movement; a moving or pressed one is, once', () => {
  const act = vi.fn();
  whenMoved(act);
  send('pointermove');
  expect(act).not.toHaveBeenCalled();
  send('pointermove', 3);
  send('pointermove', 3);
  expect(act).toHaveBeenCalledTimes(1);
  whenMoved(act);
  send('pointerdown');
  expect(act).toHaveBeenCalledTimes(2);
});
