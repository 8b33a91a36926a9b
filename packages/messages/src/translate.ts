/** One text, or one per plural category of the language, chosen by the value `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)
export type Section = Record<string, Message>

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never
type TextOf<M> = M extends string ? M : M extends { other: infer S } ? S : never
type Names<M> = Placeholders<TextOf<M>> | (M extends string ? never : 'count')
type Values<M> = [Names<M>] extends [never] ? [] : [values: { [name in Names<M>]: string | number }]

/** The same keys in another language. */
export type Translated<S extends Section> = { readonly [key in keyof S]: Message }

/** Looks up a text and fills its `{placeholders}`. Does not escape: that depends on the output. */
export type Translate<S extends Section> = <K extends keyof S>(key: K, ...values: Values<S[K]>) => string

/** `source` gives the types of the keys. `texts` are in the language of `tag`. */
export function translator<S extends Section>(texts: Translated<S>, tag: string): Translate<S> {
  const rules = new Intl.PluralRules(tag)
  return (key, ...[values]) => {
    const found = texts[key]
    const filled = values as Record<string, string | number> | undefined
    const text =
      typeof found === 'string' ? found : (found[rules.select(Number(filled?.count))] ?? found.other)
    return filled ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(filled[name] ?? '')) : text
  }
}
