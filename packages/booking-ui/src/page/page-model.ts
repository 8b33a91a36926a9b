import type { PageData } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { zoneCity } from '@scheduling/domain/words'
import type { TimeFormat } from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import type { LinkTo, ParamChange } from './links.ts'
import type { Services } from './services.ts'
import { createSettings } from './settings-model.ts'
import type { SettingsModel } from './settings-model.ts'
import type { PageBlock } from './wire.ts'

/** What one kind of page adds to the shared part. */
export interface View {
  picker: { setTimeZone: (zone: TimeZone) => Promise<void> }
  /** What names the view shown, in its address. */
  here: () => ParamChange
  /** Shows what an address of this page names: Back and Forward. */
  restore: (search: string) => void
  /** What the page around the frame knows of the visitor; what is there already stays. */
  prefill?: (params: Record<string, string>) => void
}

/** A page with its state: the same on the server, where it is drawn once, and in the browser, where it lives. */
export interface PageModel<V extends View = View> {
  settings: SettingsModel
  services: Services
  view: V
  framed: boolean
  /** The address of the view shown, with something else about it changed. */
  linkHere: LinkTo
  setLanguage: (language: Language) => Promise<void>
  setTimeFormat: (format: TimeFormat) => void
  /** `named`: the visitor chose it; else the browser was asked. */
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
        services.speak(language)
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
      settings.announce(`${t('timeZone')}: ${zoneCity(zone)}, ${formats.zoneName(zone, services.now())}`)
    },
  }
}
