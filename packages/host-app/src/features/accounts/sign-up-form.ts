import { isEmail, slugProblem } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'
import { isPasswordGood } from './password.ts'

export interface SignUp {
  name: string
  email: string
  password: string
  timeZone: string
  link: string
}

export function checkSignUp(values: SignUp, t: HostTranslate): Problems {
  const slug = values.link === '' ? undefined : slugProblem(values.link, 'owner')
  return {
    ...(!values.name.trim() && { name: t('field.required') }),
    ...(!isEmail(values.email.trim()) && { email: values.email ? t('field.email') : t('field.required') }),
    ...(!isPasswordGood(values.password) && { password: t('password.not_valid') }),
    ...(slug && { link: t(`slug.${slug}`) }),
  }
}
