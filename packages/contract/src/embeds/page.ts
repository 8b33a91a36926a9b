const COLOUR = /^(#[0-9a-f]{6}|)$/i

/**
 * What an embed takes, by the names that its attributes have in an address: `data-text-color` is `text_color`. What
 * does not match is left out, and empty is as absent. Names that are not here take anything.
 */
export const EMBED_VALUES: Readonly<Record<string, RegExp>> = {
  schedule: /^(inline|popup|)$/,
  url: /^\s*https?:/i,
  widget: /^\s*https?:/i,
  theme: /^(light|dark|auto|)$/,
  // A key of ours or a tag: `il`, `he-IL`.
  language: /^([a-z]{2,3}(-[a-z0-9]{2,8})*|)$/i,
  background_color: COLOUR,
  text_color: COLOUR,
  button_color: COLOUR,
  button_background_color: COLOUR,
  button_text_color: COLOUR,
}
