import { themeKey } from './cookies'

/**
 * Statements that set the theme of the root element `r` before the first paint. Hand-written because they are inlined as they
 * are; the try block handles blocked storage. The variable `t` must be declared.
 */
export const setTheme = `try{t=localStorage.getItem('${themeKey}')}catch(e){}r.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';`
