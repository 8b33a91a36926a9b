// Starts a script of a release on the Node that runs this: `node scripts/release.mjs [start|admin|doctor] …`. The script takes
// over the process, so it gets the signals.
import path from 'node:path'
import process from 'node:process'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs'

const [command = 'start', ...words] = process.argv.slice(2)
const script = path.join(import.meta.dirname, `${command}.ts`)
process.execve(process.execPath, [process.execPath, ...NODE_FLAGS, script, ...words], {
  ...NODE_ENVIRONMENT,
  ...process.env,
})
