import autoprefixer from 'autoprefixer'
import { BROWSERSLIST } from './scripts/build/targets.mjs'

// What every style sheet goes through: in the builds by `scripts/build/css.mjs`, in Storybook by Vite, which finds this file.
export default { plugins: [autoprefixer({ overrideBrowserslist: BROWSERSLIST })] }
