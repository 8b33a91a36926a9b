import { expect, test } from 'vitest'
import { eventPage } from '../fixtures.ts'
import { packBlock, unpackBlock } from './wire.ts'

const texts = { booking: {}, errors: {} } as never

test('the script gets what the server had', () => {
  const data = eventPage()
  expect(unpackBlock(packBlock({ data, texts }))).toEqual({ data, texts })
})

test('a host’s words cannot end the data block', () => {
  const data = eventPage({ event: { description: '</script><!--<script>alert(1)' } })
  expect(packBlock({ data, texts })).not.toContain('<')
  expect(unpackBlock(packBlock({ data, texts })).data).toEqual(data)
})
