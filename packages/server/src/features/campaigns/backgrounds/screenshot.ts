import { spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { FetchRules } from '../../../http/fetch/guarded-fetch.ts'
import { openGuardedProxy } from '../../../http/fetch/guarded-proxy.ts'

// What is above the fold on a laptop.
const WINDOW = { width: 1_280, height: 800 }
// Of the page's own clock: what moves has settled by then.
const SETTLED_MS = 6_000
const TIME_MS = 25_000
const PICTURE_MAX = 20_000_000
// A browser's sandbox does not start as root. This is "nobody".
const NOBODY = 65_534

/**
 * What a browser shows of a page, as a PNG. The browser keeps its sandbox, begins with an empty profile, and reaches nothing but
 * what the guarded fetch may reach. Undefined if it does not start, or shows nothing in time.
 */
export async function screenshotOf(
  browser: string,
  url: string,
  rules: FetchRules,
): Promise<Uint8Array | undefined> {
  const proxy = await openGuardedProxy({ ...rules, timeMs: TIME_MS, bytesMax: 5_000_000 })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'))
  try {
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(folder, NOBODY, NOBODY)
    const file = path.join(folder, 'site.png')
    await run(browser, [...flags(proxy.port, folder), `--screenshot=${file}`, url], folder, isRoot)
    const picture = await readFile(file).catch(() => undefined)
    return picture && picture.length <= PICTURE_MAX ? picture : undefined
  } finally {
    await proxy.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function flags(port: number, folder: string): string[] {
  return [
    '--headless=new',
    `--user-data-dir=${path.join(folder, 'profile')}`,
    `--window-size=${WINDOW.width},${WINDOW.height}`,
    `--virtual-time-budget=${SETTLED_MS}`,
    `--proxy-server=http://127.0.0.1:${port}`,
    // Otherwise addresses of this machine would not go through the proxy, which refuses them.
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-gpu',
    '--disable-sync',
    '--hide-scrollbars',
    '--incognito',
    '--mute-audio',
    '--no-first-run',
  ]
}

/** Ends with the browser, or with all of its processes after `TIME_MS`. */
async function run(command: string, args: string[], cwd: string, isRoot: boolean): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    env: { HOME: cwd, TMPDIR: cwd },
    stdio: 'ignore',
    // A group of its own, so that all of its processes can be ended.
    detached: true,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const timer = setTimeout(() => endGroup(child.pid), TIME_MS)
  await ended
  clearTimeout(timer)
  endGroup(child.pid)
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}
