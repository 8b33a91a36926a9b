import { useText } from '../../language/language.tsx'
import { SecretPanel } from '../../ui/secret-panel/secret-panel.tsx'

/** Shows a new key, this once, and how to use it. */
export function FreshKey({ secret, onKept }: { secret: string; onKept: () => void }) {
  const t = useText()
  return (
    <SecretPanel
      title={t('api_keys.fresh')}
      secret={secret}
      copy={t('api_keys.copy')}
      copied={t('api_keys.copied')}
      done={t('api_keys.done')}
      onKept={onKept}
    >
      <strong>{t('api_keys.once')}</strong> {t('api_keys.use')}
    </SecretPanel>
  )
}
