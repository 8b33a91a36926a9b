import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { asWebp, encode } from './encode.ts'
import { createEventType, putOnWebsite, workAsOrganization } from './scenes.ts'
import type { Screen } from './screen.ts'
import { film, showPointer } from './screen.ts'
import { signInAsDemo } from './sign-in.ts'
import { webm } from './webm.ts'

const FOLDER = 'packages/host-app/src/features/tutorials/videos'
const SIZE = { width: 1280, height: 720 }
interface Scene {
  act: (screen: Screen) => Promise<void>
  /** Who acts. Absent: the demo's host. */
  email?: string
}

const SCENES: Record<string, Scene> = {
  first_event: { act: createEventType },
  on_your_site: { act: putOnWebsite },
  // The demo's host owns an organization already.
  organization: { act: workAsOrganization, email: 'chloe@example.com' },
}

/** Creates the tutorial videos, their posters, and the start times of their steps. */
export async function filmTutorials(browser: Browser, origin: string, root: string): Promise<void> {
  const times: [name: string, seconds: number[]][] = []
  for (const [name, { act, email }] of Object.entries(SCENES)) {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-US' })
    const page = await context.newPage()
    await showPointer(page)
    await signInAsDemo(page, origin, email)
    const { frames, duration, steps } = await film(page, act)
    const encoded = await encode(page, frames, { ...SIZE, duration })
    const file = path.join(root, FOLDER, name)
    await writeFile(`${file}.webm`, webm({ ...SIZE, duration, frames: encoded }))
    await writeFile(`${file}.webp`, await asWebp(page, frames.at(-1)?.png ?? ''))
    // The first caption is there from the start.
    times.push([name, [0, ...steps.slice(1).map((at) => Math.round(at / 100) / 10)]])
    await context.close()
  }
  await writeFile(path.join(root, FOLDER, 'step-times.ts'), stepTimes(times))
}

function stepTimes(times: [name: string, seconds: number[]][]): string {
  const lines = times.map(([name, seconds]) => `  ${name}: [${seconds.join(', ')}],`)
  return `/** Written by \`pnpm pictures tutorials\`: when each step begins in the video that shows it, in seconds. */
export const STEP_TIMES = {
${lines.join('\n')}
}
`
}
