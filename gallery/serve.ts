import { startServer } from '../sandbox/server.ts'
import { readOptions } from '../sandbox/web/options.ts'

/** npm run gallery: the gallery next to the app in development, on its own paper exchange in memory. */
const options = readOptions(process.argv.slice(2), process.env)
if (options === 'help') console.log('npm run gallery -- [--port 4800] [--host 127.0.0.1]')
else {
  const { dist: _, ...served } = options
  const { origin, address } = await startServer({ ...served, memory: true })
  console.log(`The gallery: ${origin}/gallery/`)
  console.log(`The app: ${address}`)
  // The first request compiles it: now, not when the user opens it.
  await fetch(`${origin}/gallery/`)
}
