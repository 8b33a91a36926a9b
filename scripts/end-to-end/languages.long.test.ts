import { LANGUAGE_KEYS } from '../../packages/domain/src/languages/languages.ts'
import { test } from 'vitest'
import { bookMoveAndCancelIn } from './book-in-language.ts'
import { useBrowser } from './browser.ts'

const browser = useBrowser()

test.each(LANGUAGE_KEYS)(
  'a visitor books, moves and cancels with nothing in English: %s',
  async (language) => {
    await bookMoveAndCancelIn(language, browser)
  },
)
