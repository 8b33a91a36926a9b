// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MoreMenu, WorkItem } from './more-menu.tsx'

const src = path.resolve(import.meta.dirname, '../..')

// Whoever waits must see it at once, and a second click must not start it again: `WorkButton` and `WorkItem` see to both.
const TAG = /<(?:Button|ActionIcon|Menu\.Item)\s(?:=>|[^>])*>/g

test('no button or item starts work without a sign that it goes on', () => {
  const found = globSync('{app,features,shell,ui}/**/*.tsx', { cwd: src }).flatMap((file) =>
    Array.from(readFileSync(path.join(src, file), 'utf8').matchAll(TAG), ([tag]) => `${file}: ${tag}`),
  )
  expect(found.length).toBeGreaterThan(100)
  const starting = found.filter((one) =>
    /on(?:Click|Confirm)=\{\(\) => void (?!navigate|start\(work)/.test(one),
  )
  expect(starting.filter((one) => !/loading=|disabled=/.test(one))).toEqual([])
})

test('a menu whose item works is busy, and two clicks start it once', async () => {
  let began = 0
  const done = Promise.withResolvers<void>()
  const work = () => {
    began++
    return done.promise
  }
  render(
    <MantineProvider env="test">
      <MoreMenu label="More">
        <WorkItem work={work}>Copy</WorkItem>
      </MoreMenu>
    </MantineProvider>,
  )
  const dots = screen.getByRole('button', { name: 'More' })
  // It takes the focus back after its work, and does not take it before.
  expect(document.activeElement).not.toBe(dots)
  fireEvent.click(dots)
  const item = await screen.findByRole('menuitem', { name: 'Copy' })
  fireEvent.click(item)
  fireEvent.click(item)
  expect(dots.getAttribute('aria-busy')).toBe('true')
  expect(dots).toHaveProperty('disabled', true)
  done.resolve()
  await waitFor(() => expect(dots.getAttribute('aria-busy')).toBe('false'))
  expect(began).toBe(1)
})
