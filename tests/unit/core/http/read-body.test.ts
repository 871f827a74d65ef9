import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readBody } from '../../../../scripts/core/http/read-body.ts';

function request(...chunks: readonly Buffer[]): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  for (const chunk of [...chunks, null]) message.push(chunk);
  return message;
}

test('a character is read whole if its bytes arrive in two chunks', async () => {
  const bytes = Buffer.from('café');
  expect(await readBody(request(bytes.subarray(0, 4), bytes.subarray(4)), 5)).toBe('café');
});

test('a body that is larger than the limit is not returned', async () => {
  expect(await readBody(request(Buffer.from('cat'), Buffer.from('s')), 3)).toBeUndefined();
});
