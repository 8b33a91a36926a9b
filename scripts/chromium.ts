import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { promisify } from 'node:util'

/** The system's Chromium: Playwright comes without a browser here. */
export const CHROMIUM = '/usr/bin/chromium'

/** The same engine without windows, from a separate package. Pages take a sixth less time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * For tests: does not emulate a missing graphics card, and does not optimize code for long use, because pages
 * live for seconds. Each saves a tenth of the time.
 */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--js-flags=--no-turbofan']

export const CHROMIUM_IN_TESTS = { executablePath: existsSync(SHELL) ? SHELL : CHROMIUM, args: ARGS }

/**
 * For tests that need the whole browser: it blocks third-party cookies, opens tabs by keys, and paints as
 * visitors see it.
 */
export const WHOLE_CHROMIUM_IN_TESTS = { executablePath: CHROMIUM, args: ARGS }

/** Makes sure that Chromium is there, or says what to do and exits. Repeat: harmless. */
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

/** Like `requireChromium`, plus the shell if possible. Tests also run without it, only slower. */
export async function requireChromiumForTests(): Promise<void> {
  if (existsSync(SHELL) || !mayInstall()) return requireChromium()
  console.log('Installing Chromium …')
  await aptGet('update', '-qq')
  // Both at once, because each needs the other's version.
  await install('chromium', 'chromium-headless-shell')
  await requireChromium()
}

/** Installs ffmpeg if possible. Tests of videos run without it, too, and then try what works without. */
export async function installFfmpegForTests(): Promise<void> {
  if (existsSync('/usr/bin/ffmpeg') || !mayInstall()) return
  console.log('Installing ffmpeg …')
  await aptGet('update', '-qq')
  await install('ffmpeg')
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function install(...names: string[]): Promise<string> {
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** Returns the output, whether it succeeds or not. */
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
