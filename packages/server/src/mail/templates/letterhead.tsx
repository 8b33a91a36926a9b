import type { MailContent } from '../content/content.ts'
import { FONT, small, WEB } from './styles.ts'

/** The sender: only a logo, or a name with a picture. */
export function Letterhead({ name, logo, avatar }: MailContent['letterhead']) {
  if (logo && WEB.test(logo)) {
    return (
      <img
        src={logo}
        alt={name}
        height={36}
        style={{ display: 'block', height: 36, border: 0, fontFamily: FONT }}
      />
    )
  }
  return (
    <p className="muted" style={{ ...small, fontWeight: 600 }}>
      {avatar && WEB.test(avatar) && (
        <img
          src={avatar}
          alt=""
          width={36}
          height={36}
          style={{
            width: 36,
            height: 36,
            borderRadius: 18,
            border: 0,
            verticalAlign: 'middle',
            marginInlineEnd: 10,
          }}
        />
      )}
      <bdi>{name}</bdi>
    </p>
  )
}
