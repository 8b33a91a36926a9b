import { expect, test } from 'vitest'
import { withType } from './question-types.ts'

const text = { id: 'a', label: 'Size', required: true, type: 'text' } as const

test('options appear and survive another way of choosing', () => {
  const single = withType(text, 'single_options')
  expect(single).toEqual({ ...text, type: 'single_options', options: [''] })
  expect(withType({ ...single, options: ['S', 'M'] } as typeof single, 'dropdown')).toMatchObject({
    options: ['S', 'M'],
  })
})

test('a text question carries no options', () => {
  expect(withType({ ...text, type: 'dropdown', options: ['S'] }, 'large_text')).toEqual({
    ...text,
    type: 'large_text',
  })
})
