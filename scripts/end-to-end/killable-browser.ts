import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { WHOLE_CHROMIUM_IN_TESTS } from '../chromium.ts'
import { movePageClock } from './page-clock.ts'

// As few frames as it has: without a graphics card, each of 1280 × 720 costs as much as all else that a test does in its time.
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** A browser with a profile of its own, which can be killed and started again. */
export interface KillableBrowser {
  start: () => Promise<Page>
  /** Leaves it running on its own. As long as a debugger is there, the page keeps all that it sends in its memory. */
  detach: () => Promise<void>
  /** The page that it shows, after `detach`. */
  attach: () => Promise<Page>
  /** As a power cut: nothing gets a chance to finish. */
  kill: () => Promise<void>
  /** As a lid that is closed: nothing of it runs until `wake`. */
  sleep: () => void
  wake: () => void
  remove: () => Promise<void>
}

export async function killableBrowser(): Promise<KillableBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'))
  let kill: (() => Promise<void>) | undefined
  let detach: (() => Promise<void>) | undefined
  let group = 0

  async function attach(): Promise<Page> {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`)
    detach = () => browser.close()
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no window')
    await movePageClock(context)
    return context.pages()[0] ?? context.newPage()
  }

  return {
    async start() {
      await rm(path.join(profile, 'DevToolsActivePort'), { force: true })
      const { executablePath, args } = WHOLE_CHROMIUM_IN_TESTS
      const child = spawn(
        executablePath,
        [
          ...args,
          ...FAKE_DEVICES,
          '--headless=new',
          '--no-first-run',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { detached: true, stdio: 'ignore' },
      )
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      group = Number(child.pid)
      kill = async () => {
        process.kill(-group, 'SIGKILL')
        await ended
      }
      return attach()
    },
    attach,
    detach: async () => detach?.(),
    kill: async () => kill?.(),
    sleep: () => void process.kill(-group, 'SIGSTOP'),
    wake: () => void process.kill(-group, 'SIGCONT'),
    remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function portOf(profile: string): Promise<number> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number(text.split('\n')[0])
    if (port > 0 && text.includes('\n')) return port
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The browser did not start')
}

/** Memory of one process, with its share of what several use. Linux only. */
export async function kilobytesOf(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(pages)?.[1])
}
