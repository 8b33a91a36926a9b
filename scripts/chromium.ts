import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

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
export function requireChromium(): void {
  if (existsSync(CHROMIUM)) return
  if (!mayInstall()) {
    console.error(
      `Chromium is needed at ${CHROMIUM}: install your system's package, such as \`sudo apt-get install chromium\`.`,
    )
    process.exit(1)
  }
  console.log('Installing Chromium …')
  const { status, output } = install('chromium')
  if (status === 0) return
  console.error(`Chromium could not be installed:\n${output.slice(-2_000)}`)
  process.exit(1)
}

/** Tests run without it as well, only longer: where it cannot be had, nothing is said. */
export function wishForShell(): void {
  // Both, since each wants the other's version.
  if (!existsSync(SHELL) && mayInstall()) install('chromium', 'chromium-headless-shell')
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(...names: string[]): { status: number | null; output: string } {
  aptGet('update', '-qq')
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
}

function aptGet(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', timeout: 180_000 })
  return { status, output: stdout + stderr }
}
