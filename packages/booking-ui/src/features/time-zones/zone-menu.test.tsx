// @vitest-environment happy-dom
import type { Language } from '@scheduling/domain/languages'
import { bookingTexts } from '@scheduling/messages/booking'
import { errorsTexts } from '@scheduling/messages/errors'
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { wordsOf, WordsProvider } from '../../page/words.tsx'
import { ZoneMenu } from './zone-menu.tsx'

const BOOKING = await bookingTexts.load('de')
const ERRORS = await errorsTexts.load('de')

afterEach(cleanup)

/** Opens the menu with German texts and the cities of this language. */
async function open(language: Language) {
  // Happy DOM has none.
  vi.stubGlobal('visualViewport', null)
  const texts = { lang: 'de', dir: 'ltr' as const, booking: BOOKING, errors: ERRORS }
  const onChoose = vi.fn<(zone: string) => void>()
  render(
    // `wordsOf` keeps what it made, so the language is set here.
    <WordsProvider value={{ ...wordsOf('de', texts, null, '24h'), language }}>
      <ZoneMenu
        anchor={{ current: document.body.appendChild(document.createElement('button')) }}
        label="Zeitzone"
        timeZone="Europe/Berlin"
        likely={['Europe/Vienna']}
        now={Date.parse('2027-03-01T08:00:00Z')}
        onChoose={onChoose}
        onClose={() => {}}
      />
    </WordsProvider>,
  )
  const search = await screen.findByRole('combobox')
  return { search, onChoose }
}

const cities = () => screen.getAllByRole('option').map((option) => option.textContent ?? '')

test('the menu opens with the cities of its language, and searches them', async () => {
  const { search, onChoose } = await open('de')
  expect(cities()[1]).toMatch(/^Wien Österreich/)
  fireEvent.input(search, { target: { value: 'wien' } })
  expect(cities()[0]).toMatch(/^Wien/)
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith('Europe/Vienna')
})

test('it opens with the English cities if those of its language do not load', async () => {
  await open('none' as Language)
  expect(cities()[1]).toMatch(/^Vienna Österreich/)
})
