import { isEmail } from '@scheduling/domain'
import type { Me } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'
import { isPasswordGood } from '../accounts/passwords/password.ts'

export interface SignUp extends Pick<Me, 'timeZone' | 'weekStart' | 'timeFormat'> {
  name: string
  email: string
  password: string
  company: string
}

export function checkSignUp(values: SignUp, t: HostTranslate): Problems {
  return {
    ...(!values.name.trim() && { name: t('field.required') }),
    ...(!isEmail(values.email.trim()) && { email: values.email ? t('field.email') : t('field.required') }),
    ...(!isPasswordGood(values.password) && { password: t('password.against_rules') }),
  }
}
