import type { host as en } from './en/host.ts'
import type { Language } from '@scheduling/domain/languages'
import { SPOKEN } from '@scheduling/domain/languages'
import type { Translate, Translated } from './translate.ts'
import { translator } from './translate.ts'

export type HostMessages = typeof en
export type HostTranslate = Translate<HostMessages>

// One file each, fetched when chosen: the dashboard never carries a language that nobody reads.
const catalogues: Record<Language, () => Promise<Translated<HostMessages>>> = {
  en: async () => (await import('./en/host.ts')).host,
  de: async () => (await import('./de/host.ts')).host,
  il: async () => (await import('./il/host.ts')).host,
}

export async function loadHostTranslator(language: Language): Promise<HostTranslate> {
  return translator<HostMessages>(await catalogues[language](), SPOKEN[language].tag)
}
