import type { ProviderId } from '@scheduling/contract'

export type OutreachAppId = Extract<ProviderId, 'heyreach' | 'lagrowthmachine' | 'instantly'>
