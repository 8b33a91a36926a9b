/** Written by `pnpm pictures tutorials`: when each step begins in the video that shows it, in seconds. */
export const STEP_TIMES = {
  first_event: [0, 4.9, 12.7, 20.8],
  on_your_site: [0, 10.2, 19, 22.4],
  organization: [0, 12.4, 18.4, 27.1],
}
