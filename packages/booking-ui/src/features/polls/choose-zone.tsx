import { readZonesFrom, decodeZones } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { createRoot } from 'react-dom/client'
import { wordsOf, WordsProvider } from '../../page/words.tsx'
import { ZoneMenu } from '../time-zones/zone-menu.tsx'
import type { ZoneWords } from './zone-words.ts'

/** The booking page's menu on a page that no script takes over. A separate file, loaded when the menu first opens. */
export function chooseZone(
  button: HTMLElement,
  zoneWords: ZoneWords,
  onChoose: (zone: TimeZone) => void,
): void {
  const { language, region, timeFormat, timeZone, likely, now, zones, texts } = zoneWords
  readZonesFrom(decodeZones(zones))
  const words = wordsOf(language, texts, region, timeFormat)
  const place = button.ownerDocument.createElement('div')
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    button.setAttribute('aria-expanded', 'false')
    button.focus()
  }
  button.closest('main')?.after(place)
  button.setAttribute('aria-expanded', 'true')
  root.render(
    <WordsProvider value={words}>
      <ZoneMenu
        anchor={{ current: button }}
        label={words.t('timeZone')}
        {...{ timeZone, likely, now }}
        onClose={close}
        onChoose={(zone) => {
          close()
          onChoose(zone)
        }}
      />
    </WordsProvider>,
  )
}
