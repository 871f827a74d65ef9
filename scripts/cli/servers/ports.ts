import { UserError } from '../../core/errors/user-error.ts';

/** Ports of the local servers; `sandbox` is the stand-in for outside services. */
export const defaultPorts = { start: 4173, dev: 4174, sandbox: 4175 } as const;

/** Parses `PORT`. @throws UserError if it is not a valid port */
export function portFrom(value: string | undefined, fallback: number): number {
  const text = value?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new UserError(`PORT must be a number from 1 to 65535, found "${value}".`);
}

/** The remedy when a port is taken, as a command for the current system. */
export function otherPort(command: string, port: number, platform: string = process.platform): string {
  // Ports below 1024 may need the rights of an administrator.
  const next = port < 1024 || port >= 65_000 ? 8080 : port + 100;
  const call = platform === 'win32' ? `$env:PORT=${next}; npm ${command}` : `PORT=${next} npm ${command}`;
  return `Use another port: ${call}`;
}
