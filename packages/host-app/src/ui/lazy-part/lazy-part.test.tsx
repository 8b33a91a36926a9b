// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

test('a part that waits for its words leaves the field beside it to whoever types', async () => {
  const words = Promise.withResolvers<string>()
  const Preview = lazyPart(
    async () => () => use(words.promise),
    () => 'Loading',
  )
  render(
    <Suspense fallback="Another room">
      <input aria-label="Name" />
      <Preview />
    </Suspense>,
  )
  const field = screen.getByLabelText('Name')
  field.focus()
  await act(async () => {})
  screen.getByText('Loading')
  expect(field.style.display).toBe('')
  await act(async () => words.resolve('Preview'))
  screen.getByText('Preview')
  expect(document.activeElement).toBe(field)
})
