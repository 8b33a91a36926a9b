import { useText } from '../../language/language.tsx'
import { LinkButton } from '../link-button.tsx'
import { EmptyState } from './empty-state.tsx'

export function NotFound() {
  const t = useText()
  return (
    <EmptyState
      title={t('not_found.title')}
      text={t('not_found.text')}
      actions={<LinkButton to="/">{t('not_found.home')}</LinkButton>}
    />
  )
}
