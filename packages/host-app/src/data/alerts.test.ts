import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingTexts } from '@scheduling/messages/booking'
import { doubtTexts } from '@scheduling/messages/doubt'
import { errorsTexts } from '@scheduling/messages/errors'
import { HOST_CATALOGUES } from '@scheduling/messages/host'
import { noticesTexts } from '@scheduling/messages/notices'
import { votingTexts } from '@scheduling/messages/voting'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const readme = read('messages/README.md')
const catalogues = [
  bookingTexts,
  doubtTexts,
  errorsTexts,
  noticesTexts,
  votingTexts,
  ...Object.values(HOST_CATALOGUES),
]
const texts: Record<string, unknown>[] = await Promise.all(catalogues.map(async (one) => one.load('en')))

const rows = [...readme.matchAll(/^\| (.+?) \| (?:`(\S+)`)? ?\| (.+) \| (?:`(\S+)`)? ?\|$/gm)].map(
  ([, situation = '', key = '', text = '', file = '']) => ({ situation, key, text, file }),
)

test('the table names what section 8 of both documents says', () => {
  expect(rows.length).toBeGreaterThan(50)
})

test('each text has a test that shows it, and a row without a text says why', () => {
  const untested = rows.filter(({ key, text, file }) => (key ? !file : !/^No(?:t said| text): /.test(text)))
  expect(untested).toEqual([])
})

test.each(rows.filter(({ key }) => key))(
  '$situation: “$text” is in a catalogue, and in the test that shows it',
  ({ key, text, file }) => {
    expect(texts.map((catalogue) => catalogue[key])).toContain(text)
    // The beginning of the text, before its values.
    const shown =
      text
        .replace(/^\{\w+\} /, '')
        .split(/[{,]/, 1)[0]
        ?.slice(0, 40) ?? text
    expect(read(file)).toContain(shown)
  },
)
