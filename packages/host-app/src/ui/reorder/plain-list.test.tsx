// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { shellTexts } from '@scheduling/messages/shell'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createWorld } from '../../fixtures/world.ts'
import { LanguageProvider } from '../../language/language.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { PlainList } from './plain-list.tsx'
import type { ReorderListProps } from './reorder-list.tsx'
import { ReorderList } from './reorder-list.tsx'

afterEach(cleanup)

const same = (item: string) => item

test('the list can be read and used before it can be reordered, and the focus stays where it is', async () => {
  const part = Promise.withResolvers<typeof ReorderList<string>>()
  const List = lazyPart<ReorderListProps<string>>(async () => part.promise, PlainList)
  const { speech } = createWorld()
  await speech.learn([shellTexts])
  render(
    <LanguageProvider speech={speech}>
      <MantineProvider env="test">
        <section>
          <List items={['Ada', 'Bo']} idOf={same} nameOf={same} onMove={() => {}}>
            {(item, handle) => (
              <>
                {handle}
                <a href="#there">{item}</a>
              </>
            )}
          </List>
        </section>
      </MantineProvider>
    </LanguageProvider>,
  )
  const link = screen.getByRole('link', { name: 'Bo' })
  link.focus()
  await act(async () => part.resolve(ReorderList<string>))
  expect(link.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bo' }))
  expect(screen.getByRole('button', { name: 'Move Bo' }).getAttribute('aria-busy')).toBeNull()
})
