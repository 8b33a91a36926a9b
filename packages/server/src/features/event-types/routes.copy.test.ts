import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { HOURS } from '../../testing/hours.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()

test('a copy says that it is one, is off, and is equal but for its address and place', async () => {
  const host = await openAccount(app)
  const source = await addEvent(host, {
    slug: 'intro',
    isSecret: true,
    offText: 'On leave.',
    questions: [{ id: 'why', type: 'text', label: 'Why?', required: true }],
    availability: { kind: 'custom', hours: HOURS },
    video: { kind: 'vimeo', url: 'https://vimeo.com/76979871' },
  })
  const copy = await host.api.call('POST /event-types/:id/copy', { params: { id: source.id } })
  expect(copy).toEqual({
    ...source,
    id: copy.id,
    name: `${source.name} (copy)`,
    slug: 'intro-copy',
    isOn: false,
    position: source.position - 1,
  })
  expect(copy.id).not.toBe(source.id)
})

test('each further copy finds a free address, however long the first one is', async () => {
  const host = await openAccount(app)
  const { id } = await addEvent(host, { slug: 'x'.repeat(60) })
  const copies = []
  for (let number = 0; number < 3; number++)
    copies.push(await host.api.call('POST /event-types/:id/copy', { params: { id } }))
  const slugs = copies.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(3)
  expect(Math.max(...slugs.map((slug) => slug.length))).toBeLessThanOrEqual(60)
})

test('copies made at once find addresses of their own', async () => {
  const host = await openAccount(app)
  const { id } = await addEvent(host)
  const copies = await Promise.all(
    Array.from({ length: 5 }, () => host.api.call('POST /event-types/:id/copy', { params: { id } })),
  )
  expect(new Set(copies.map(({ slug }) => slug)).size).toBe(5)
})
