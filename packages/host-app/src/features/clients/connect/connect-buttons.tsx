import type { ClientRequest } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import classes from '../clients.module.css'
import { useConnecting } from './use-connecting.ts'

/** A button for each provider that shares busy times alone. */
export function ConnectButtons({ requestKey, request }: { requestKey: string; request: ClientRequest }) {
  const t = useText()
  const { connect, isRefused, error } = useConnecting(requestKey)
  if (request.providers.length === 0) return <p>{t('connect_client.none_ready')}</p>
  return (
    <>
      <div className={classes.actions}>
        {request.providers.map((id) => (
          <WorkButton key={id} variant="default" work={() => connect(id)}>
            {t('connect_client.connect', { provider: providerOf(id).name })}
          </WorkButton>
        ))}
      </div>
      {isRefused && <p role="alert">{t('connect_client.refused_text')}</p>}
      {error !== undefined && <p role="alert">{problemText(error, t)}</p>}
    </>
  )
}
