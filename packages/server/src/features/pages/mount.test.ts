import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Page } from '../../pages.ts'
import { startTestApp } from '../../testing/app.ts'
import { mountPage } from './mount.ts'

const { context } = await startTestApp()

async function mountAt(url: string): Promise<void> {
  const app = fastify()
  const page: Page = { mount: (pages) => void pages.get(url, () => 'a page') }
  mountPage(app, page, context, async () => Promise.reject(new Error('sends nothing')))
  await app.ready()
  await app.close()
}

test.each(['/booking/:token', '/poll/:token', '/:owner', '/:owner/:event'])('%s is mounted', async (url) => {
  await expect(mountAt(url)).resolves.toBeUndefined()
})

test('an address that begins with a word that a host may take as their link is refused', async () => {
  await expect(mountAt('/anna/:token')).rejects.toThrow('begins with "anna"')
})
