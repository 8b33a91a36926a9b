import { languageFrom, SPOKEN } from '@scheduling/domain/languages'
import { isAlwaysLight } from './ui/theme/light-pages.ts'

// Runs before the first paint, so that the page never shows the wrong theme or direction first. Only chosen values;
// the rest of the page sets the same attributes later.
const theme = localStorage.getItem('scheduling.theme')
const language = languageFrom(localStorage.getItem('scheduling.language'))
const page = document.documentElement

const isLight =
  isAlwaysLight(location.pathname) ||
  theme === 'light' ||
  (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches)
page.dataset.mantineColorScheme = isLight ? 'light' : 'dark'
if (language) {
  page.lang = SPOKEN[language].tag
  page.dir = SPOKEN[language].direction
}
