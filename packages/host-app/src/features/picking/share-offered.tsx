import { useText } from '../../language/language.tsx'
import { EmbedCode } from '../embeds/embed-code.tsx'
import { ShareLink } from '../embeds/share-link.tsx'
import classes from './parts.module.css'

/** Its link: what is wanted first of something that was just made. */
export function OfferedLink({ url }: { url: string }) {
  const t = useText()
  return (
    <section className={classes.part}>
      <h2>{t('share.link')}</h2>
      <ShareLink url={url} />
    </section>
  )
}

/** The ways into a website. */
export function OfferedCode({ origin, url }: { origin: string; url: string }) {
  const t = useText()
  return (
    <section className={classes.part}>
      <h2>{t('share.website')}</h2>
      <EmbedCode origin={origin} url={url} />
    </section>
  )
}
