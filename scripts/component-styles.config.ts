import { patchCssModules } from 'vite-css-modules'
import { componentStyles } from './component-styles.ts'

/** What `vite-css-modules` reads to write the types of class names. */
export default { plugins: [componentStyles(), patchCssModules({ exportMode: 'named' })] }
