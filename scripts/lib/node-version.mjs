// Imported before everything else, so that an old Node.js says so instead of failing on syntax.
// This file and what the scripts import from Node.js itself must therefore stay old-fashioned.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js 20.19 or newer and try again.`,
  );
  process.exit(1);
}
