import { limits } from '@scheduling/domain'
import { z } from 'zod'

export const Retention = z
  .strictObject({
    months: z
      .int()
      .min(1)
      .max(limits.RETENTION_MONTHS_MAX)
      .nullable()
      .meta({ description: 'After how many months what past invitees gave is deleted; null: never' }),
  })
  .meta({ id: 'Retention' })
