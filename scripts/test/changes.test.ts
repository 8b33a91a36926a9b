import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changesEmbeds } from './changes.ts'

async function repository() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'changes-'))
  onTestFinished(async () => rm(root, { recursive: true }))
  git('init', '--quiet')
  return { root, write, commit }

  function git(...args: string[]) {
    execFileSync('git', args, { cwd: root })
  }

  async function write(file: string, text = 'new') {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }

  async function commit(file: string, date: string) {
    await write(file)
    git('add', '.')
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false']
    const env = { ...process.env, GIT_COMMITTER_DATE: date }
    execFileSync('git', [...author, 'commit', '--quiet', '-m', file], { cwd: root, env })
  }
}

const LOADER = 'packages/embed-loader/src/index.ts'

test.each([LOADER, 'packages/booking-ui/src/page/page.tsx', 'packages/host-app/src/room.module.css'])(
  'a change of %s changes embeds, as does one that a later commit of the same day follows',
  async (file) => {
    const { root, commit } = await repository()
    await commit(file, '2026-03-01T10:00:00Z')
    expect(await changesEmbeds(root)).toBe(true)
    await commit('README.md', '2026-03-02T09:00:00Z')
    expect(await changesEmbeds(root)).toBe(true)
  },
)

test('other changes, and those of days before, do not', async () => {
  const { root, commit } = await repository()
  await commit(LOADER, '2026-03-01T10:00:00Z')
  await commit('packages/server/src/booking-ui.ts', '2026-03-02T11:00:00Z')
  for (const file of ['page/page.test.tsx', 'page/page.stories.tsx', 'README.md'])
    await commit(`packages/booking-ui/src/${file}`, '2026-03-02T11:00:00Z')
  expect(await changesEmbeds(root)).toBe(false)
})

test('edits that are not committed count', async () => {
  const { root, commit, write } = await repository()
  await commit(LOADER, '2026-03-01T10:00:00Z')
  await commit('README.md', '2026-03-03T10:00:00Z')
  await write(LOADER, 'edited')
  expect(await changesEmbeds(root)).toBe(true)
})

test('without a repository, nobody knows', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'changes-'))
  onTestFinished(async () => rm(root, { recursive: true }))
  expect(await changesEmbeds(root)).toBe(true)
})
