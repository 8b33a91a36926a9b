import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

/** The system's: what drives it brings none of its own. */
export const CHROMIUM = '/usr/bin/chromium'

/**
 * For tests: a graphics card that there is not is not imitated, and code is not compiled as for long use, since each page lives
 * for seconds. Each is a tenth of the time.
 */
export const CHROMIUM_IN_TESTS = {
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--js-flags=--no-turbofan'],
}

/** Sees to it that there is one, or says what to do and ends the process. Repeat: harmless. */
export function requireChromium(): void {
  if (existsSync(CHROMIUM)) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) {
    console.error(
      `Chromium is needed at ${CHROMIUM}: install your system's package, such as \`sudo apt-get install chromium\`.`,
    )
    process.exit(1)
  }
  console.log('Installing Chromium …')
  aptGet('update', '-qq')
  const { status, output } = aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  if (status === 0) return
  console.error(`Chromium could not be installed:\n${output.slice(-2_000)}`)
  process.exit(1)
}

function aptGet(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
