import type { Language } from '@scheduling/domain/languages'
import type { NumberName } from './placeholders.ts'
import type { PLURAL_FORMS } from './plurals.ts'

/** One text, or one per plural form of the language. The number named by `by` chooses; without it, `count` does. */
export type Message = string | ({ by?: string } & Partial<Record<Intl.LDMLPluralRule, string>>)
export type Section = Record<string, Message>

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type Chooser<M> = M extends string ? never : M extends { by: infer Name } ? Name : 'count'
type TextOf<M> = M extends string ? M : M[Exclude<keyof M, 'by'>]
type Names<M> = Placeholders<TextOf<M>> | Chooser<M>
type Values<M> = [Names<M>] extends [never]
  ? []
  : [values: { [name in Names<M> & string]: name extends NumberName ? number : string }]

// Distributes over the languages: the texts of one or of another, not the forms of all in one text.
type Forms<L> = L extends Language ? { readonly [form in (typeof PLURAL_FORMS)[L][number]]: string } : never
type By<M> = M extends { by: infer B } ? { readonly by: B } : { readonly by?: never }

/** The same keys in another language. */
export type Translated<S extends Section, L extends Language = Language> = {
  readonly [key in keyof S]: S[key] extends string ? string : By<S[key]> & Forms<L>
}

/** Looks up a text and fills its `{placeholders}`. Does not escape: that depends on the output. */
export type Translate<S extends Section> = <K extends keyof S>(key: K, ...values: Values<S[K]>) => string

/** `source` gives the types of the keys. `texts` are in the language of `tag`, and numbers are written as there. */
export function translator<S extends Section>(texts: Translated<S>, tag: string): Translate<S> {
  const rules = new Intl.PluralRules(tag)
  return (key: keyof S, values: Record<string, string | number> = {}) => {
    const found = texts[key] as Message
    const text =
      typeof found === 'string'
        ? found
        : (found[rules.select(values[found.by ?? 'count'] as number)] ?? found.other)
    return text!.replace(/{(\w+)}/g, (_, name: string) => values[name]!.toLocaleString(tag))
  }
}
