import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import classes from './ask-upgrade.module.css'

/** For members who cannot pay: asks the owner of the organization, and says what came of it beside the button. */
export function AskUpgrade({ size = 'sm' }: { size?: 'xs' | 'sm' }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call('POST /organization/requests', { body: { kind: 'upgrade' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORGANIZATION }),
  })
  return (
    <div className={classes.ask}>
      <Button size={size} loading={isPending} onClick={() => mutate()}>
        {t('upgrade.ask')}
      </Button>
      {error && <p role="alert">{problemText(error, t)}</p>}
      {data && <p role="status">{t(data.isNew ? 'plan.asked' : 'plan.asked_already')}</p>}
    </div>
  )
}
