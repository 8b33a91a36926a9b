import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { execute } from './execute.ts'
import { readReport, REPORT_FILE } from './report.ts'

const folders: string[] = []
afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true })
})

test('a run of all kinds of failures names each, with what was found', async () => {
  const { failedFiles, ...counts } = await reportOn({
    'good.test.js': `test('a', () => {})`,
    'bad.test.js': `test('a', () => {}); test('b', () => { throw new TypeError('1 is not 2\\nat b') }); test.skip('c', () => {})`,
    'unloaded.test.js': `throw new Error('no such module')`,
    'hook.test.js': `describe('d', () => { beforeAll(() => { throw new Error('no database') }); test('a', () => {}) })`,
  })
  expect(counts).toEqual({ passed: 2, failed: 3, crashes: [] })
  expect(failedFiles.toSorted((a, b) => a.file.localeCompare(b.file))).toEqual([
    { file: expect.stringContaining('bad.test.js'), passed: 1, failures: ['b: TypeError: 1 is not 2'] },
    { file: expect.stringContaining('hook.test.js'), passed: 0, failures: ['Error: no database'] },
    { file: expect.stringContaining('unloaded.test.js'), passed: 0, failures: ['Error: no such module'] },
  ])
})

test('an error outside of tests is a crash', async () => {
  const { passed, failed, crashes } = await reportOn({
    'lost.test.js': `test('a', async () => { void Promise.reject(new Error('lost')); await new Promise((r) => setTimeout(r, 50)) })`,
  })
  expect({ passed, failed, crashes }).toEqual({ passed: 1, failed: 0, crashes: ['Error: lost'] })
})

test.each(['', '{"passed": 12, "fail'])(
  'a report that is missing or torn, %j, is of no tests',
  async (text) => {
    const file = path.join(await folder(), 'report.json')
    if (text !== '') await writeFile(file, text)
    expect(await readReport(file)).toEqual({ passed: 0, failed: 0, failedFiles: [], crashes: [] })
  },
)

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'reports-'))
  folders.push(made)
  return made
}

async function reportOn(files: Record<string, string>) {
  const cwd = await folder()
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(cwd, name), text)
  const file = path.join(cwd, 'report.json')
  const vitest = path.resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
  const reporter = path.join(import.meta.dirname, 'report.ts')
  await execute(process.execPath, [vitest, 'run', '--globals', '--maxWorkers=1', `--reporter=${reporter}`], {
    cwd,
    env: { ...process.env, [REPORT_FILE]: file },
    limitMs: 60_000,
  })
  return readReport(file)
}
