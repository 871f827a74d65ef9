/** Oldest Node version that all packages support. */
const oldest = [20, 19];

/** One line if this version of Node is too old, else undefined. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
  return `This project needs Node ${oldest.join('.')} or later; this is ${version}. Install the current LTS release from https://nodejs.org.`;
}
