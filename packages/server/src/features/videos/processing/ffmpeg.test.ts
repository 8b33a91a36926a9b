import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './ffmpeg.ts'

test('only some run at once in a process, and all of them run, whether one before failed or not', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ffmpeg-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'running'))
  const program = path.join(folder, 'program')
  // Counts those that run beside it.
  await writeFile(
    program,
    `#!/bin/sh
cd ${folder}
echo > running/$$
ls running | wc -l >> counts
sleep 0.2
rm running/$$
[ $(wc -l < counts) -gt 3 ]
`,
  )
  await chmod(program, 0o755)
  const programs = { ffmpeg: program, ffprobe: program, prlimit: undefined }
  await Promise.allSettled(
    Array.from({ length: 12 }, async () => run(programs, 'ffmpeg', [], { seconds: 60 })),
  )
  const counts = (await readFile(path.join(folder, 'counts'), 'utf8')).trim().split('\n').map(Number)
  expect(counts).toHaveLength(12)
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
})
