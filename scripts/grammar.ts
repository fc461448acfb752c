import { readFile } from 'node:fs/promises'
import peggy from 'peggy'
import type { Plugin } from 'vite'

/** Compiles the grammars of `src/query` to parsers, which need no library and no `eval` ([decision 055]). */
export function grammar(): Plugin {
  return {
    name: 'galaxy:grammar',
    async load(id) {
      if (!id.endsWith('.peggy')) return undefined
      this.addWatchFile(id)
      const source = await readFile(id, 'utf8')
      return memoize(condense(removeUnused(peggy.generate(source, { output: 'source', format: 'es', grammarSource: id }))))
    }
  }
}

/** Parts of the generated parser that the site does not use, with their replacements. */
const unused: readonly (readonly [part: RegExp, instead: string])[] = [
  // Messages in English: src/query/parse/parse.ts writes its own and reads only the offset of an error.
  [/\n {2}format\(sources\) \{\n[\s\S]*?\n {2}\}\n/, '\n'],
  [/\n {2}static buildMessage\(expected, found\) \{\n[\s\S]*?\n {2}\}\n/, "\n  static buildMessage() { return '' }\n"],
  [
    /\n {2}function peg\$computeLocation\(.*\) \{\n[\s\S]*?\n {2}\}\n/,
    '\n  const peg$computeLocation = (offset) => ({ start: { offset } })\n'
  ],
  // The choice of a start rule, and the result for Peggy's command line.
  [/\n {2}const peg\$startRuleFunctions = \{\n[\s\S]*?\n {2}\};\n/, '\n'],
  [/\n {2}if \(options\.startRule\) \{\n[\s\S]*?\n {2}\}\n/, '\n'],
  [/\n {2}if \(options\.peg\$library\) \{\n[\s\S]*?\n {2}\}\n/, '\n']
]

/**
 * Removes the unused parts, because the query engine has a size budget.
 * @throws if a part is not found, as after an update of Peggy
 */
function removeUnused(code: string): string {
  if (!unused.every(([part]) => part.test(code))) throw new Error('An unused part was not found in the generated parser')
  return unused.reduce((rest, [part, instead]) => rest.replace(part, () => instead), code)
}

/** The end of each code sequence that matches a literal or a character. Group 1 of the whole pattern is the result's variable. */
const orFail = String.raw`\s+\} else \{\s+\1 = peg\$FAILED;\s+if \(peg\$silentFails === 0\) \{ peg\$fail\((peg\$e\d+)\); \}\s+\}`
const matching = (start: string) => new RegExp(start + orFail, 'g')

/** Code that Peggy repeats for each literal, character and keyword, with the call that replaces it. */
const repeated: readonly (readonly [part: RegExp, call: (...groups: string[]) => string])[] = [
  [
    matching(
      String.raw`(s\d+) = input\.substr\(peg\$currPos, \d+\);\s+if \(\1\.toLowerCase\(\) === (peg\$c\d+)\) \{\s+peg\$currPos \+= .*;`
    ),
    (_, result, text, expected) => `${result} = peg$word(${text}, ${expected});`
  ],
  [
    matching(String.raw`if \(input\.(?:charCodeAt|substr)\(peg\$currPos.*\) \{\s+(s\d+) = (peg\$c\d+);\s+peg\$currPos.*;`),
    (_, result, text, expected) => `${result} = peg$text(${text}, ${expected});`
  ],
  [
    matching(String.raw`(s\d+) = input\.charAt\(peg\$currPos\);\s+if \((peg\$r\d+)\.test\(\1\)\) \{\s+peg\$currPos\+\+;`),
    (_, result, characters, expected) => `${result} = peg$character(${characters}, ${expected});`
  ],
  [
    /(s1 = peg\$word\(.*\);)\s+if \(s1 !== peg\$FAILED\) \{\s+s2 = peg\$parseW\(\);\s+if \(s2 !== peg\$FAILED\) \{\s+s1 = \[s1, s2\];\s+s0 = s1;(?:\s+\} else \{\s+peg\$currPos = s0;\s+s0 = peg\$FAILED;\s+\}){2}/g,
    (_, word) => `${word}\n    s0 = peg$ended(s0, s1);`
  ]
]

const calls = `
  const peg$take = (found, fits, expected) => {
    if (fits) {
      peg$currPos += found.length
      return found
    }
    if (peg$silentFails === 0) peg$fail(expected)
    return peg$FAILED
  }
  const peg$ahead = (length) => input.substr(peg$currPos, length)
  const peg$text = (text, expected) => peg$take(text, peg$ahead(text.length) === text, expected)
  const peg$word = (text, expected) => peg$take(text, peg$ahead(text.length).toLowerCase() === text, expected)
  const peg$character = (characters, expected) => {
    const found = peg$ahead(1)
    return peg$take(found, characters.test(found), expected)
  }
  const peg$ended = (start, word) => {
    if (word !== peg$FAILED && peg$parseW() !== peg$FAILED) return word
    peg$currPos = start
    return peg$FAILED
  }
`

/**
 * Replaces repeated code by calls: a kilobyte less when gzipped, and a tenth less for the browser to parse.
 * @throws if a part is not found, as after an update of Peggy
 */
function condense(code: string): string {
  const start = '  function peg$parseScript() {'
  const short = repeated.reduce((rest, [part, call]) => {
    if (rest.search(part) < 0) throw new Error('Repeated code was not found in the generated parser')
    return rest.replace(part, call)
  }, code)
  if (!short.includes(start)) throw new Error('The generated parser has no first rule')
  return short.replace(start, () => calls + start)
}

/**
 * Memoizes the result of each rule at each position, so that no input takes exponential time. Peggy's own option `cache` adds code
 * to every rule: a kilobyte more when gzipped.
 * @throws if no rule is found, as after an update of Peggy
 */
function memoize(code: string): string {
  const rules = / {2}function (peg\$parse\w+)\(\) \{\n([\s\S]*?)\n {2}\}\n/g
  const start = 'peg$startRuleFunction = peg$parseScript;'
  const [first] = rules.exec(code) ?? []
  if (first === undefined || !code.includes(start)) throw new Error('The generated parser has no rules to memoize')
  return code
    .replace(first, (text) => memoizer + text)
    .replace(rules, (_, name: string, body: string) => `  const ${name} = peg$memoize(() => {\n${body}\n  })\n`)
    .replace(start, () => 'peg$startRuleFunction = () => peg$parseScript()')
}

const memoizer = `
  const peg$memoize = (parse) => {
    const results = []
    return () => {
      const start = peg$currPos
      const known = results[start]
      if (known) {
        peg$currPos = known.end
        return known.result
      }
      const result = parse()
      results[start] = { end: peg$currPos, result }
      return result
    }
  }
`
