import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Product } from '../product.ts'
import { startProduct } from '../product.ts'
import { DEMO } from '../seed.ts'

// `npm start` with all kinds of settings that an operator may have.

export const PUBLIC_URL = 'https://meet.example.test'

export interface Starts {
  /** An empty folder of this test. */
  dataDir: string
  /** Starts a product that ends with the test. */
  start(env?: Record<string, string>): Promise<Product>
  stop(product: Product): Promise<void>
  /** What it prints if it does not start. */
  refusal(env: Record<string, string>): Promise<string>
}

/** Call it once in a file: each test gets a folder of its own, and leaves nothing running. */
export function useStarts(): Starts {
  const running: Product[] = []
  const starts: Starts = {
    dataDir: '',
    async start(env = {}) {
      const product = await startProduct({ DATA_DIR: starts.dataDir, ...env })
      running.push(product)
      return product
    },
    async stop(product) {
      running.splice(running.indexOf(product), 1)
      await product.stop()
    },
    async refusal(env) {
      return starts.start(env).then(
        () => {
          throw new Error('It started')
        },
        (error: Error) => error.message,
      )
    },
  }
  beforeEach(async () => {
    starts.dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-start-'))
  })
  afterEach(async () => {
    for (const product of running.splice(0)) await product.stop()
    await rm(starts.dataDir, { recursive: true, force: true })
  })
  return starts
}

export async function signInAsDemo({ origin }: Product): Promise<number> {
  const body = JSON.stringify({ email: DEMO.email, password: DEMO.password })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/v1/users/login`, { method: 'POST', headers, body })
  return answer.status
}

/** An address under which other machines reach this one. */
export const outside = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

export async function isReached(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    setTimeout(() => socket.destroy(), 500).unref()
  })
}
