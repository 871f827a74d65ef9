/** Preloaded into a build: simulates a disk that is full after WRITE_QUOTA bytes. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.WRITE_QUOTA);
const write = fs.writeFileSync;
fs.writeFileSync = (file, data, options) => {
  const size = Buffer.byteLength(data);
  if (size > left) {
    // A full disk writes a part, too.
    write(file, Buffer.from(data).subarray(0, left), options);
    left = 0;
    const error = new Error(`ENOSPC: no space left on device, write`);
    throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write', path: String(file) });
  }
  left -= size;
  write(file, data, options);
};
syncBuiltinESMExports();
