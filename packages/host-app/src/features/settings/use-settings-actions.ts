import type { Api, Me, Settings } from '@scheduling/contract'
import { editedSettings } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { ME } from '../../data/me.ts'
import { useLanguage } from '../../language/language.tsx'
import { SETTINGS } from './queries.ts'

export type SettingsChange = NonNullable<Api['PATCH /settings']['$args']['body']>

export interface SettingsActions {
  /** Throws the server's refusal, which the form shows. */
  save: (change: SettingsChange) => Promise<Settings>
  /** Also throws the refusal. Returns the link that applies now. */
  moveTo: (link: string) => Promise<string>
  reread: () => Promise<unknown>
}

/** Saved values show everywhere right away. */
export function useSettingsActions(): SettingsActions {
  const { call, session } = useDeps()
  const { speech } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  const queryClient = useQueryClient()

  return useMemo(
    () => ({
      async save(change) {
        const read = queryClient.getQueryData<Settings>(SETTINGS)
        const settings = await call('PATCH /settings', {
          body: change,
          ...(read && { headers: { 'if-match': versionOf(editedSettings(read)) } }),
        })
        queryClient.setQueryData(SETTINGS, settings)
        queryClient.setQueryData<Me>(ME, (me) => me && { ...me, ...shownOf(settings, me) })
        // The language of an organization is that of its pages and mails.
        if (change.language !== undefined && !session.actingFor()) speech.choose(settings.language)
        if (change.theme !== undefined) setColorScheme(settings.theme)
        return settings
      },
      async moveTo(link) {
        const me = await call('PUT /settings/link', { body: { link } })
        queryClient.setQueryData(ME, me)
        await queryClient.invalidateQueries({ queryKey: SETTINGS })
        return me.link
      },
      reread: () => queryClient.refetchQueries({ queryKey: SETTINGS }),
    }),
    [call, session, speech, setColorScheme, queryClient],
  )
}

/** The settings that also belong to `me`. Of an organization, `me` has the name, and the person's own formats. */
function shownOf(
  { name, phone, timeZone, language, weekStart, dateFormat, timeFormat, theme }: Settings,
  { organization }: Me,
): Partial<Me> {
  const shown = { userName: name, userPhone: phone, theme }
  if (organization) return { ...shown, organization: { ...organization, name } }
  return { ...shown, timeZone, language, weekStart, dateFormat, timeFormat }
}
