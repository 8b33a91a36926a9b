import css from './host-text.module.css'
import { textParts } from './rich-text.ts'

/** The host's text, with line breaks and safe links. */
export function HostText({ text }: { text: string }) {
  return (
    <p className={css.text}>
      {textParts(text).map(({ text: part, href }, index) =>
        href ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
