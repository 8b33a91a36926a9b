import { languageFrom, LANGUAGES } from '@scheduling/domain/languages'
import { chooseLanguage } from './language/choose-language.ts'
import { schemeOfPage } from './ui/theme/page-scheme.ts'

// Runs before the first paint, so that the page never shows the wrong theme or direction first. Only chosen values;
// the rest of the page sets the same attributes later.
const theme = schemeOfPage(location.pathname) ?? localStorage.getItem('scheduling.theme')
const chosen = localStorage.getItem('scheduling.language')
const language = languageFrom(chosen)
const page = document.documentElement

const isLight = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches)
page.dataset.mantineColorScheme = isLight ? 'light' : 'dark'
if (language) {
  page.lang = LANGUAGES[language].tag
  page.dir = LANGUAGES[language].direction
}

// The texts of the frame. Otherwise the browser would hear of them only once the dashboard's script runs.
const texts = document.currentScript?.dataset.texts
if (texts) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = texts.replace('*', chooseLanguage(chosen, navigator.languages))
  document.head.append(link)
}
