/** Fails loudly where the pinned Node of node_modules is not the one that runs: nothing works below. */
const MINIMUM_MAJOR = 22

const major = Number(process.versions.node.split('.')[0])
if (major < MINIMUM_MAJOR) {
  process.stderr.write(
    `Node ${process.versions.node} runs this, at least ${MINIMUM_MAJOR} is needed. ` +
      'Run it through npm (npm start, npm test), which uses the Node that npm ci installs.\n',
  )
  process.exit(1)
}
