import type { PageData } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { englishCity } from '@scheduling/domain/words'
import type { TimeFormat } from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import type { LinkTo, ParamChange } from './links.ts'
import type { Services } from './services.ts'
import { createSettings } from './settings-model.ts'
import type { SettingsModel } from './settings-model.ts'
import type { PageBlock } from './wire.ts'

/** What one kind of page adds to the shared model. */
export interface View {
  picker: {
    setTimeZone: (zone: TimeZone) => Promise<void>
    /** Shows another day as today once it is over. */
    refresh: () => void
  }
  /** The parameters that name the shown view in the address. */
  here: () => ParamChange
  /** Shows the view that an address of this page names, for Back and Forward. */
  restore: (search: string) => void
  /** Takes what the page around the frame knows about the visitor. Keeps what is already filled in. */
  prefill?: (params: Record<string, string>) => void
}

/** A page with its state. The same code draws it once on the server and runs it in the browser. */
export interface PageModel<V extends View = View> {
  settings: SettingsModel
  services: Services
  view: V
  framed: boolean
  /** The address of the shown view with these parameters changed. */
  linkHere: LinkTo
  setLanguage: (language: Language) => Promise<void>
  setTimeFormat: (format: TimeFormat) => void
  /** `named`: the visitor chose the zone. Otherwise it comes from the browser. */
  setTimeZone: (zone: TimeZone, named: boolean) => void
}

export function createPage<Data extends PageData, V extends View>(
  { data, texts }: PageBlock<Data>,
  services: Services,
  createView: (data: Data, settings: SettingsModel, services: Services) => V,
): PageModel<V> {
  const settings = createSettings(data, texts)
  const view = createView(data, settings, services)
  const linkHere = (change: ParamChange) => settings.link()({ ...view.here(), ...change })
  const remember = () => services.history.replace(linkHere({}))

  return {
    settings,
    services,
    view,
    framed: data.options.embed !== null,
    linkHere,
    async setLanguage(language) {
      const href = linkHere({ language })
      try {
        const page = await services.fetchPage(href)
        services.speak(page.texts)
        settings.setLanguage(language, page.texts)
        remember()
      } catch {
        services.open(href)
      }
    },
    setTimeFormat(format) {
      settings.setTimeFormat(format)
      remember()
    },
    setTimeZone(zone, named) {
      settings.setTimeZone(zone, named)
      void view.picker.setTimeZone(zone)
      if (!named) return
      remember()
      const { t, formats } = settings.words()
      settings.announce(`${t('timeZone')}: ${englishCity(zone)}, ${formats.zoneName(zone, services.now())}`)
    },
  }
}
