import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContainer, wrapContainer } from './container.ts'

const FILES = path.join(import.meta.dirname, '../testing/files')
const folder = await mkdtemp(path.join(os.tmpdir(), 'container-'))
afterAll(async () => rm(folder, { recursive: true }))

test('a video is rewritten, with its tracks and its length', async () => {
  const [from, to] = [path.join(FILES, 'small.mp4'), path.join(folder, 'anew.mp4')]
  const seconds = await wrapContainer({ from, to, wrapper: 'mp4' })
  const { tracks } = await readContainer(from)
  expect(await readContainer(to)).toMatchObject({
    type: 'mp4',
    tracks: [{ kind: 'video' }, ...tracks.slice(1)],
  })
  expect(seconds).toBeCloseTo(2, 1)
})

// One that is collected while open ends the thread.
test.runIf(process.platform === 'linux').each(['small.ogg', 'small.webm', 'text.mp4'])(
  'no file stays open after %s was rewritten or refused',
  async (name) => {
    await writeFile(path.join(folder, 'text.mp4'), 'no video')
    const from = path.join(name === 'text.mp4' ? folder : FILES, name)
    const to = path.join(folder, `${name}.refused`)
    await wrapContainer({ from, to, wrapper: name.endsWith('webm') ? 'mp4' : 'webm' }).catch(() => undefined)
    const open = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    )
    expect(open).not.toContain(to)
  },
)
