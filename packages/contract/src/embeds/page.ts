const COLOR = /^(#[0-9a-f]{6}|)$/i

/**
 * The values that an embed accepts, by parameter name: `data-text-color` is `text_color`. Other values are ignored,
 * and an empty value counts as absent. Names that are not listed accept anything.
 */
export const EMBED_VALUES: Readonly<Record<string, RegExp>> = {
  schedule: /^(inline|popup|)$/,
  url: /^\s*https?:/i,
  widget: /^\s*https?:/i,
  theme: /^(light|dark|auto|)$/,
  // One of our keys or a tag: `il`, `he-IL`.
  language: /^([a-z]{2,3}(-[a-z0-9]{2,8})*|)$/i,
  background_color: COLOR,
  text_color: COLOR,
  button_color: COLOR,
  button_background_color: COLOR,
  button_text_color: COLOR,
}

/** Values in an embed's address that nobody can use. */
export function unusableIn(search: string): { name: string; value: string; accepted: RegExp }[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const accepted = EMBED_VALUES[name]
    // Saved embeds put an id into `widget`, which also is the name of an attribute with an address.
    return accepted && name !== 'widget' && !accepted.test(value) ? [{ name, value, accepted }] : []
  })
}
