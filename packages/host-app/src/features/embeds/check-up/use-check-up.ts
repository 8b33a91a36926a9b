import type { CheckUp } from '@scheduling/contract'
import { useSessionStorage } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { pageAddress } from './page-address.ts'

export interface CheckUpModel {
  /** The typed text, kept in this tab. */
  typed: string
  type: (text: string) => void
  leave: () => void
  /** What is wrong with the address. */
  problem: string | undefined
  /** The page that is being checked. */
  looking: string | undefined
  /** Why there is no result. */
  failure: string | undefined
  result: CheckUp | undefined
  start: () => void
  stop: () => void
}

export function useCheckUp(): CheckUpModel {
  const t = useText()
  const { call } = useDeps()
  const [typed, setTyped] = useSessionStorage({
    key: 'scheduling.check-up',
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const [isChecked, setChecked] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: (url: string) => {
      asking.current = new AbortController()
      return call('POST /embeds/check-up', { body: { url }, signal: asking.current.signal })
    },
  })

  const url = pageAddress(typed)
  const refused = error ? fieldProblems(error, t) : undefined
  const wrong = typed.trim() === '' ? t('field.required') : t('field.url')

  return {
    typed,
    type: (text) => {
      setTyped(text)
      if (error) reset()
    },
    leave: () => setChecked(typed !== ''),
    problem: refused?.url ?? (isChecked && !url ? wrong : undefined),
    looking: isPending ? variables : undefined,
    failure: error && !refused ? problemText(error, t) : undefined,
    result: data,
    start: () => {
      setChecked(true)
      if (url && !isPending) mutate(url)
    },
    stop: () => {
      asking.current?.abort()
      reset()
    },
  }
}
