export const analytics = { dashboard: ['/analytics'] } as const
