export const passwordReset = { dashboard: ['/forgotpassword', '/changepassword'] } as const
