import { LANGUAGES } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { translator } from '@scheduling/messages'
import type { Translate } from '@scheduling/messages'
import type { HostCatalog, HostMessages, HostTranslate } from '@scheduling/messages/host'
import { isolating } from './isolate.ts'

export interface Spoken {
  language: Language
  /** Translates with the loaded texts. */
  t: HostTranslate
}

/** The dashboard's language, and the texts loaded so far. */
export interface Speech {
  now: () => Spoken
  /** Loads catalogs ahead of time. Repeat: harmless. */
  learn: (catalogs: readonly HostCatalog[]) => Promise<void>
  knows: (catalogs: readonly HostCatalog[]) => boolean
  /** Changes the language after all loaded catalogs are available in it, so that no text disappears. */
  choose: (language: Language) => void
  /** Changes it unless somebody has chosen a language on this device. */
  suggest: (language: Language) => void
  /** Forgets the choice on this device. The language stays until somebody signs in or reloads. */
  forget: () => void
  /** Calls back on changes. Returns a function that stops listening. */
  onChange: (listener: () => void) => () => void
}

interface Beginning {
  language: Language
  /** Chosen on this device, not guessed. */
  isChosen: boolean
  onChosen?: (language: Language) => void
}

export function createSpeech(beginning: Beginning): Speech {
  let { isChosen } = beginning
  let wanted = beginning.language
  let spoken = spokenIn(beginning.language)
  const learnt = new Set<HostCatalog>()
  const listeners = new Set<() => void>()

  async function learn(catalogs: readonly HostCatalog[]): Promise<void> {
    const into = spoken
    const texts = await Promise.all(catalogs.map(async (one) => one.load(into.language)))
    Object.assign(into.texts, ...texts)
    for (const one of catalogs) learnt.add(one)
    // Another language was chosen meanwhile.
    if (into !== spoken) await learn(catalogs)
  }

  async function speak(language: Language): Promise<void> {
    wanted = language
    const next = spokenIn(language)
    // Also loads catalogs that were requested meanwhile.
    for (let known = -1; known < learnt.size;) {
      known = learnt.size
      const texts = await Promise.all([...learnt].map(async (one) => one.load(language)))
      Object.assign(next.texts, ...texts)
    }
    if (wanted !== language) return
    spoken = next
    for (const listener of listeners) listener()
  }

  return {
    now: () => spoken,
    learn,
    knows: (catalogs) => catalogs.every((one) => learnt.has(one)),
    choose(language) {
      isChosen = true
      beginning.onChosen?.(language)
      void speak(language).catch(stay)
    },
    suggest(language) {
      if (!isChosen && language !== wanted) void speak(language).catch(stay)
    },
    forget() {
      isChosen = false
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A language that cannot be loaded now is used from the next start on. */
function stay(): void {}

interface Filled extends Spoken {
  /** Grows with each loaded catalog. */
  texts: Partial<HostMessages>
}

function spokenIn(language: Language): Filled {
  const { tag, direction } = LANGUAGES[language]
  const texts: Partial<HostMessages> = {}
  const plain = translator<HostMessages>(texts as HostMessages, tag)
  const isolated = isolating(plain, direction)
  const has = (key: string) => Object.hasOwn(texts, key)
  const t: Translate<HostMessages> = (key, ...values) => {
    if (!has(key)) throw new Error(`No text for "${key}": its catalog is not loaded`)
    return isolated(key, ...values)
  }
  return { language, texts, t: Object.assign(t, { has }) }
}
