// @vitest-environment happy-dom
import { MantineProvider, Menu } from '@mantine/core'
import { shellTexts } from '@scheduling/messages/shell'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createWorld } from '../../fixtures/world.ts'
import { LanguageProvider } from '../../language/language.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { PlainList } from './plain-list.tsx'
import type { ReorderListProps } from './reorder-list.tsx'
import { ReorderList } from './reorder-list.tsx'
import { loadReorderList } from './load-reorder-list.ts'

afterEach(cleanup)

const same = (item: string) => item

async function draw(content: ReactNode) {
  const { speech } = createWorld()
  await speech.learn([shellTexts])
  render(
    <LanguageProvider speech={speech}>
      <MantineProvider env="test">{content}</MantineProvider>
    </LanguageProvider>,
  )
}

test('the list can be read and used before it can be reordered, and the focus stays where it is', async () => {
  const part = Promise.withResolvers<typeof ReorderList<string>>()
  const List = lazyPart<ReorderListProps<string>>(async () => part.promise, PlainList)
  await draw(
    <section>
      <List items={['Ada', 'Bo']} idOf={same} nameOf={same} onMove={() => {}}>
        {(item, handle) => (
          <>
            {handle}
            <a href="#there">{item}</a>
          </>
        )}
      </List>
    </section>,
  )
  const link = screen.getByRole('link', { name: 'Bo' })
  link.focus()
  await act(async () => part.resolve(ReorderList<string>))
  expect(link.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bo' }))
  expect(screen.getByRole('button', { name: 'Move Bo' }).getAttribute('aria-busy')).toBeNull()
})

test('a menu that was opened meanwhile stays open, and the list can be reordered once it is closed', async () => {
  const part = Promise.withResolvers<void>()
  const List = lazyPart<ReorderListProps<string>>(async () => part.promise.then(loadReorderList), PlainList)
  await draw(
    <List items={['Ada']} idOf={same} nameOf={same} onMove={() => {}}>
      {(item, handle) => (
        <>
          {handle}
          <Menu>
            <Menu.Target>
              <button type="button">More</button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>Edit {item}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
    </List>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const item = await screen.findByRole('menuitem', { name: 'Edit Ada' })
  await act(async () => part.resolve())
  expect(item.isConnected).toBe(true)
  expect(screen.getByRole('button', { name: 'Move Ada' }).getAttribute('aria-busy')).toBe('true')
  fireEvent.click(item)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move Ada' }).getAttribute('aria-busy')).toBeNull(),
  )
})
