import type { Plugin } from 'vite'

/*
 * The oldest supported browsers: Chromium 109 (the last one for Windows 7 and 8), Firefox ESR and Safari 16.4. Vite compiles syntax
 * down to them. Built-ins are not polyfilled; the build fails if a browser file, also of a package, uses one of the newer names
 * below. `tests/support/browser-features.ts` finds every use in the sources by its type.
 */

export const browserTargets = {
  target: ['chrome109', 'firefox140', 'safari16.4'],
  // Older than media query range syntax, so that it is compiled away: phones with older systems would ignore every breakpoint.
  cssTarget: ['chrome103', 'firefox115', 'safari16']
}

/** Built-ins that a supported browser lacks, with the pattern of their use. */
const unsupported: Readonly<Record<string, RegExp>> = {
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'Array.prototype.toSorted, toReversed, toSpliced, with': /\.(to(Sorted|Reversed|Spliced)|with)\(/,
  'Element.checkVisibility': /\.checkVisibility\(/,
  'Error.isError': /\bError\.isError\b/,
  'Iterator helpers':
    /\bIterator\.(from|concat|prototype)\b|\.(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  'Map.prototype.getOrInsert': /\.getOrInsert(Computed)?\(/,
  'Math.sumPrecise': /\bMath\.sumPrecise\b/,
  'Object.groupBy': /\b(Object|Map)\.groupBy\b/,
  'Promise.try': /\bPromise\.try\b/,
  'Promise.withResolvers': /\bPromise\.withResolvers\b/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  'Set methods': /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'String.prototype.isWellFormed': /\.(isWellFormed|toWellFormed)\(/,
  // Optional calls are allowed; valibot has one.
  'URL.canParse': /(?<!\?)\bURL\.(canParse|parse)\(/,
  'Uint8Array.fromBase64': /\bUint8Array\.from(Base64|Hex)\b/,
  'AbortSignal.any': /\bAbortSignal\.any\b/
}

/** Names of the built-ins in a script that a supported browser lacks. */
export const unsupportedBuiltIns = (code: string): string[] =>
  Object.entries(unsupported).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []))

/** Fails the build if a browser script uses a built-in that a supported browser lacks. */
export function checkBuiltIns(): Plugin {
  return {
    name: 'galaxy:browser-targets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        const code = output.type === 'chunk' ? output.code : file.endsWith('.js') ? String(output.source) : ''
        for (const name of unsupportedBuiltIns(code))
          this.error(`${file} uses ${name}, which the oldest browsers of the site lack (scripts/browser-targets.ts)`)
      }
    }
  }
}
