import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'

/** The system's: what drives it brings none of its own. */
export const CHROMIUM = '/usr/bin/chromium'

/** The same engine without windows, a package of its own: a page takes it a sixth less time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * For tests: a graphics card that there is not is not imitated, and code is not compiled as for long use, since each page lives
 * for seconds. Each is a tenth of the time.
 */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--js-flags=--no-turbofan']

export const CHROMIUM_IN_TESTS = { executablePath: existsSync(SHELL) ? SHELL : CHROMIUM, args: ARGS }

/** For tests of what only the whole browser does: it refuses cookies of other sites, opens tabs for keys, and paints as visitors see. */
export const WHOLE_CHROMIUM_IN_TESTS = { executablePath: CHROMIUM, args: ARGS }

/** Sees to it that there is one, or says what to do and ends the process. Repeat: harmless. */
export async function requireChromium(): Promise<void> {
  if (existsSync(CHROMIUM)) return
  if (!mayInstall())
    end(
      `Chromium is needed at ${CHROMIUM}: install your system's package, such as \`sudo apt-get install chromium\`.`,
    )
  console.log('Installing Chromium …')
  await aptGet('update', '-qq')
  const said = await install('chromium')
  if (!existsSync(CHROMIUM)) end(`Chromium could not be installed:\n${said.slice(-2_000)}`)
}

/** As `requireChromium`, with the shell where it can be had: tests run without it as well, only longer. */
export async function requireChromiumForTests(): Promise<void> {
  if (existsSync(SHELL) || !mayInstall()) return requireChromium()
  console.log('Installing Chromium …')
  await aptGet('update', '-qq')
  // Both, since each wants the other's version.
  await install('chromium', 'chromium-headless-shell')
  await requireChromium()
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function install(...names: string[]): Promise<string> {
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** What it said, whether it could or not. */
async function aptGet(...args: string[]): Promise<string> {
  return promisify(execFile)('apt-get', args, { timeout: 180_000 }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  )
}

function end(why: string): never {
  console.error(why)
  process.exit(1)
}
