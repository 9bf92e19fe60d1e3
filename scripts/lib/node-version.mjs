// Imported first, so that an old Node.js prints this message and not a syntax error. This file and
// the Node.js APIs that the scripts import must work in old versions.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js 20.19 or newer and try again.`,
  );
  process.exit(1);
}
