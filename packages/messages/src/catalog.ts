import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { translator } from './translate.ts'
import type { Section, Translate, Translated } from './translate.ts'

/** The texts of a capability. Each language is a separate file, loaded on demand. */
export interface Catalog<S extends Section> {
  /** Only carries the type. */
  readonly $messages?: S
  /** Repeat: returns the same promise. */
  load: (language: Language) => Promise<Translated<S>>
}

type MessagesOf<C> = C extends Catalog<infer S> ? S : never
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** The texts of several catalogs. `C` is their union. */
export type AllMessages<C> = Together<MessagesOf<C>> extends infer S extends Section ? S : never

export function catalog<S extends Section>(
  fetch: (language: Language) => Promise<{ texts: Translated<S> }>,
): Catalog<S> {
  const known = new Map<Language, Promise<Translated<S>>>()

  async function fetched(language: Language): Promise<Translated<S>> {
    try {
      return (await fetch(language)).texts
    } catch (error) {
      // A failed load is tried again next time.
      known.delete(language)
      throw error
    }
  }

  return {
    load(language) {
      const texts = known.get(language) ?? fetched(language)
      known.set(language, texts)
      return texts
    },
  }
}

export type InEveryLanguage<S extends Section> = Readonly<Record<Language, Translated<S>>>

/** For a server, which needs all languages. */
export async function inEveryLanguage<S extends Section>(of: Catalog<S>): Promise<InEveryLanguage<S>> {
  const pairs = LANGUAGE_KEYS.map(async (language) => [language, await of.load(language)] as const)
  return Object.fromEntries(await Promise.all(pairs)) as InEveryLanguage<S>
}

export async function translatorFor<S extends Section>(
  of: Catalog<S>,
): Promise<(language: Language) => Translate<S>> {
  const texts = await inEveryLanguage(of)
  return (language) => translator<S>(texts[language], LANGUAGES[language].tag)
}
