import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { NODE_FLAGS } from '../node-flags.mjs'
import { CATCH_MAILS, freePortPair, startProduct } from '../product.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../doctor.ts')
const folder = await mkdtemp(path.join(tmpdir(), 'doctor-'))
// As root, PostgreSQL runs as another user.
await chmod(folder, 0o755)
afterAll(async () => rm(folder, { recursive: true }))

interface Ended {
  code: number
  output: string
}

async function doctor(env: Record<string, string>, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const { PATH = '' } = process.env
    execFile(
      process.execPath,
      [...NODE_FLAGS, SCRIPT, ...words],
      { env: { PATH, ...env } },
      (error, ...outputs) => resolve({ code: error ? Number(error.code) : 0, output: outputs.join('') }),
    )
  })
}

test('says what is wrong before there is a database, makes nothing, and reports no value', async () => {
  const report = path.join(folder, 'report.txt')
  const env = {
    PUBLIC_URL: 'http://localhost:1',
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: 'smtp://mailer:s3cret-word@127.0.0.1:1',
  }
  const { code, output } = await doctor(env, '--report', report)
  expect(code).toBe(2)
  expect(output).toContain('error: The database cannot be reached.')
  expect(output).toContain('error: The mail server refuses us.')
  expect(await readdir(folder)).toEqual(['report.txt'])
  const written = await readFile(report, 'utf8')
  expect(written).toContain('set: DATA_DIR, PUBLIC_URL, SMTP_URL\n')
  expect(written + output).not.toContain('s3cret')
})

test('reads the database of a running server, and leaves that of a stopped one alone', async () => {
  const port = await freePortPair()
  const env = {
    DATA_DIR: path.join(folder, 'kept'),
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    ...CATCH_MAILS,
  }
  const product = await startProduct(env)
  try {
    expect((await doctor(env)).output).toMatch(/^No problem found: database, public address, /m)
  } finally {
    await product.stop()
  }
  const before = await readdir(env.DATA_DIR, { recursive: true })
  const { code, output } = await doctor(env)
  expect(code).toBe(2)
  expect(output).toContain('DATA_DIR: PostgreSQL does not run there.')
  expect(await readdir(env.DATA_DIR, { recursive: true })).toEqual(before)
})

test('says which variable is wrong, and which word it does not know', async () => {
  expect(await doctor({ PUBLIC_URL: 'nowhere', PORT: 'x' })).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^error: PORT: .+\nerror: PUBLIC_URL: .+\n$/) as string,
  })
  const unknown = await doctor({}, '--raport', 'x')
  expect(unknown.code).toBe(2)
  expect(unknown.output).toContain("error: Unknown option '--raport'")
})
