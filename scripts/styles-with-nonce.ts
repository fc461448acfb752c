import type { Plugin } from 'vite'

/** Expressions with which the module makes style elements: the three that are added as it loads, and that of its tooltips. */
const made = ['document.createElement("style")', 'this.make("style", null, { textContent: l.toString(), id: a })']

/** Rewrites the module of Editor.js. @throws if it no longer adds style sheets as it did */
export function addNonce(code: string): string {
  return made.reduce((rewritten, making) => {
    if (!rewritten.includes(making)) throw new Error('Editor.js adds its style sheets in another way; see docs/internals.md')
    return rewritten.replaceAll(making, `Object.assign(${making}, { nonce: document.querySelector("[nonce]")?.nonce ?? "" })`)
  }, code)
}

/**
 * Editor.js adds four style sheets without the nonce that the Content-Security-Policy asks for; only for its main one it
 * takes a nonce.
 */
export const stylesWithNonce = (): Plugin => ({
  name: 'galaxy:styles-with-nonce',
  transform: (code, id) => (/\/@editorjs\/editorjs\/dist\/editorjs\.mjs$/.test(id) ? addNonce(code) : undefined)
})
