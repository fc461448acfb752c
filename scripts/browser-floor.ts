import type { Plugin } from 'vite'

/*
 * The oldest browsers in which the site works: Chromium 109 (the last one for Windows 7 and 8), Firefox ESR and Safari 16.4. Syntax
 * is compiled down to them. Built-ins are not added: the code does without those that are newer, and the build fails if one gets
 * into a file for browsers.
 */

export const floor = {
  target: ['chrome109', 'firefox140', 'safari16.4'],
  // One older than ranges in media queries, which would make every breakpoint unknown to phones with an older system.
  cssTarget: ['chrome103', 'firefox115', 'safari16']
}

/** Built-ins that a browser of the floor lacks, as they stand in code. */
const newer: Readonly<Record<string, RegExp>> = {
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'Array.prototype.toSorted and its kin': /\.to(Sorted|Reversed|Spliced)\(/,
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
  // A call behind a question for it does no harm; valibot has one.
  'URL.canParse': /(?<!\?)\bURL\.(canParse|parse)\(/,
  'Uint8Array.fromBase64': /\bUint8Array\.from(Base64|Hex)\b/,
  'AbortSignal.any': /\bAbortSignal\.any\b/
}

/** The built-ins in a script that the floor lacks. */
export const newerThanFloor = (code: string): string[] =>
  Object.entries(newer).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []))

/** Fails the build if a script for browsers uses a built-in that the floor lacks. */
export function browserFloor(): Plugin {
  return {
    name: 'galaxy:browser-floor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        const code = output.type === 'chunk' ? output.code : file.endsWith('.js') ? String(output.source) : ''
        for (const name of newerThanFloor(code))
          this.error(`${file} uses ${name}, which the oldest browsers of the site lack (scripts/browser-floor.ts)`)
      }
    }
  }
}
