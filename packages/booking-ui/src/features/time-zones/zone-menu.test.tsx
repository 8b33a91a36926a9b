// @vitest-environment happy-dom
import type { Language } from '@scheduling/domain/languages'
import { bookingTexts } from '@scheduling/messages/booking'
import { errorsTexts } from '@scheduling/messages/errors'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { wordsOf, WordsProvider } from '../../page/words.tsx'
import { ZoneMenu } from './zone-menu.tsx'
import { loadCities } from './zones.ts'

vi.mock(import('./zones.ts'), { spy: true })

const BOOKING = await bookingTexts.load('de')
const ERRORS = await errorsTexts.load('de')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the menu with German texts and the cities of this language. */
function renderMenu(language: Language) {
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
  return { onChoose }
}

async function open(language: Language) {
  const { onChoose } = renderMenu(language)
  const search = await screen.findByRole('combobox')
  return { search, onChoose }
}

const shownCities = () => screen.getAllByRole('option').map((option) => option.textContent ?? '')

test('the menu opens with the cities of its language, and searches them', async () => {
  const { search, onChoose } = await open('de')
  expect(shownCities()[1]).toMatch(/^Wien Österreich/)
  fireEvent.input(search, { target: { value: 'wien' } })
  expect(shownCities()[0]).toMatch(/^Wien/)
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith('Europe/Vienna')
})

test('it opens with the English cities if those of its language do not load', async () => {
  await open('none' as Language)
  expect(shownCities()[1]).toMatch(/^Vienna Österreich/)
})

test('it opens with the English cities if those of its language take three seconds', async () => {
  vi.useFakeTimers()
  vi.mocked(loadCities).mockReturnValueOnce(new Promise(() => {}))
  renderMenu('de')
  await act(async () => void (await vi.advanceTimersByTimeAsync(2999)))
  expect(screen.queryByRole('combobox')).toBeNull()
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  expect(shownCities()[1]).toMatch(/^Vienna Österreich/)
})
