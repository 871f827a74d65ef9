/** The reader of the output (e.g. `| head`) may close the pipe: the command goes on, and ends with its own exit code. */
export function ignoreClosedPipes() {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
