/** Exits with a message if the running Node is older than the one pinned in node_modules. */
const MINIMUM_MAJOR = 22

const major = Number(process.versions.node.split('.')[0])
if (major < MINIMUM_MAJOR) {
  process.stderr.write(
    `Node ${process.versions.node} runs this, at least ${MINIMUM_MAJOR} is needed. ` +
      'Run it through npm (npm start, npm test), which uses the Node that npm ci installs.\n',
  )
  process.exit(1)
}
