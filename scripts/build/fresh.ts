import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { alone } from './alone.ts'

const SOURCES = ['packages', 'examples/wordpress', 'scripts/build', 'rollup.config.mjs', 'pnpm-lock.yaml']
const SOURCE_FILE = /\.(tsx?|mjs|js|css|json|svg|webm|webp|yaml|php|txt)$/
const STAMP = 'dist/.built'
// Two builds at once would remove each other's files.
const LOCK = 'node_modules/.cache/build/lock'

// Stands in the stamp of a release, which is built elsewhere and has no bundler.
const RELEASE = 'release'

/** Builds the browser packages if a source is newer than the build, unless it is a release. Returns whether it built. */
export async function buildWhatIsNotBuilt(root: string, say: (line: string) => void): Promise<boolean> {
  // The folder of a release may be read-only, so it is not locked.
  if ((await stampIn(root)) === RELEASE) return false
  return alone(path.join(root, LOCK), async () => {
    const now = await fingerprint(root)
    if ((await stampIn(root)) === now) return false
    say('Building the booking page, the dashboard, the loader and the mails …')
    await rm(path.join(root, STAMP), { force: true })
    await rollup(root)
    await writeFile(path.join(root, STAMP), now)
    return true
  })
}

async function stampIn(root: string): Promise<string> {
  return readFile(path.join(root, STAMP), 'utf8').catch(() => '')
}

async function rollup(root: string): Promise<void> {
  const binary = path.join(root, 'node_modules/rollup/dist/bin/rollup')
  let output = ''
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [binary, '-c'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-4_000)}`)
}

/** Names, sizes and times of all sources. Reading their content would take too long for each start. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await filesBelow(path.join(root, source))) {
      const { size, mtimeMs } = await stat(file)
      hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

async function filesBelow(place: string): Promise<string[]> {
  const entry = await stat(place)
  if (entry.isFile()) return [place]
  const inside = await readdir(place, { withFileTypes: true })
  const nested = await Promise.all(
    inside
      .filter(({ name }) => name !== 'node_modules')
      .map(async (child) => {
        const full = path.join(place, child.name)
        if (child.isDirectory()) return filesBelow(full)
        return SOURCE_FILE.test(child.name) && !/\.(test|stories)\.tsx?$/.test(child.name) ? [full] : []
      }),
  )
  return nested.flat().toSorted()
}
