import { EXTENSION_ID, extensionRedirect } from '@scheduling/contract/extension'
import { expect, test } from 'vitest'
import { handOver, isShownByProgram, trustedOrigins } from './hand-over.ts'
import type { TellingWindow } from './tell-windows.ts'

test('extensions of the server and sites of the host are trusted, and no pattern is', () => {
  const origins = trustedOrigins(
    [extensionRedirect(EXTENSION_ID), 'https://evil.example/'],
    ['https://anna.example', 'https://*.anna.example'],
  )
  expect(origins).toEqual([`chrome-extension://${EXTENSION_ID}`, 'https://anna.example'])
})

test('a result goes to each trusted origin by name, never to any', () => {
  const sent: [unknown, unknown][] = []
  const opener = { postMessage: (message: unknown, target: unknown) => void sent.push([message, target]) }
  const page = { opener, parent: null } as never
  handOver(page, ['https://anna.example'], { html: '<b>', text: 'b', url: 'https://meet.example/anna' })
  expect(sent).toEqual([
    [
      { type: 'tool-result', html: '<b>', text: 'b', url: 'https://meet.example/anna' },
      'https://anna.example',
    ],
  ])
})

test('a page by itself is shown by nobody', () => {
  const page: TellingWindow = { opener: null, parent: null as never }
  Object.assign(page, { parent: page })
  expect(isShownByProgram(page)).toBe(false)
  expect(isShownByProgram({ ...page, opener: {} })).toBe(true)
})
