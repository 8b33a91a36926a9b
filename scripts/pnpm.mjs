/** The package manager, as npx takes it. Also in the Dockerfile. */
export const PNPM = 'pnpm@12.21.0'
