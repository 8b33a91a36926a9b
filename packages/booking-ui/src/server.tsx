import type { RenderPage } from '@scheduling/contract'
import { factsOf } from '@scheduling/contract/public-pages'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { inEveryLanguage } from '@scheduling/messages'
import { bookingTexts } from '@scheduling/messages/booking'
import { choiceTexts } from '@scheduling/messages/choice'
import { confirmTexts } from '@scheduling/messages/confirm'
import { consentTexts } from '@scheduling/messages/consent'
import { doubtTexts } from '@scheduling/messages/doubt'
import { errorsTexts } from '@scheduling/messages/errors'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import scripts from 'virtual:entry-scripts'
import { sheets } from 'virtual:styles'
import './document.css'
import { documentOf } from './document.ts'
import { viewOf } from './pages.ts'
import type { ExtraTexts } from './page/public-page.ts'
import { stylesOf } from './page/styles.ts'
import { Background, ProductName } from './page/page-frame.tsx'
import type { PageTexts } from './page/words.tsx'

export { readZonesFrom } from '@scheduling/domain'

const [booking, errors, choice, confirm, consent, doubt] = await Promise.all([
  inEveryLanguage(bookingTexts),
  inEveryLanguage(errorsTexts),
  inEveryLanguage(choiceTexts),
  inEveryLanguage(confirmTexts),
  inEveryLanguage(consentTexts),
  inEveryLanguage(doubtTexts),
])
// One hint in the form: its script does not know what the time is held for.
const approval = Object.fromEntries(
  Object.entries(confirm).map(([language, texts]) => [language, { ...texts, emailHint: texts.approvalHint }]),
) as typeof confirm
const EXTRA = { approval, choice, confirm, consent, doubt }

/** Renders the whole document of a public page with its first view. See `RenderPage` in the contract. */
export const renderPage: RenderPage = (data) => {
  const { language, embed } = data.options
  const view = viewOf(data)
  const { script } = factsOf(data)
  const texts = textsIn(language, view.extraTexts?.(data) ?? [])
  const around = { before: render(<Background data={data} />), after: render(<ProductName data={data} />) }
  const body = render(view.draw(data, texts))
  return documentOf({
    data,
    view,
    around,
    title: view.title(data, texts),
    body,
    block: view.block?.(data, texts) ?? null,
    styles: stylesOf(sheets, around.before + body + around.after, script),
    // A page without a script still tells the height of its frame.
    script: script ? scripts[script] : embed ? scripts.framed : null,
    inline: view.drawsTimesFirst?.(data) ? scripts.firstTimes : null,
  })
}

const known = new Map<string, PageTexts>()

/** Returns the same object each time, because results are cached by it. */
function textsIn(language: Language, extra: readonly ExtraTexts[]): PageTexts {
  const key = [language, ...extra].join(' ')
  const { tag, direction } = LANGUAGES[language]
  const texts = known.get(key) ?? {
    lang: tag,
    dir: direction,
    booking: booking[language],
    errors: errors[language],
    ...Object.fromEntries(
      extra.map((each) => [each === 'approval' ? 'confirm' : each, EXTRA[each][language]]),
    ),
  }
  known.set(key, texts)
  return texts
}

function render(element: ReactElement): string {
  // The build replaces React with Preact. Only the types do not know.
  return renderToString(element as never)
}
