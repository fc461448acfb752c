import { patchCssModules } from 'vite-css-modules'
import { componentStyles } from './component-styles.ts'

/** Configuration from which `vite-css-modules` writes the types of class names. */
export default { plugins: [componentStyles(), patchCssModules({ exportMode: 'named' })] }
