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
      return remembering(withoutUnused(peggy.generate(source, { output: 'source', format: 'es', grammarSource: id })))
    }
  }
}

/** What Peggy generates for other uses, and what stands in its place. */
const unused: readonly (readonly [part: RegExp, instead: string])[] = [
  // Messages in English: src/query/parse/parse.ts writes its own, and reads the offset of a fault only.
  [/\n {2}format\(sources\) \{\n[\s\S]*?\n {2}\}\n/, '\n'],
  [/\n {2}static buildMessage\(expected, found\) \{\n[\s\S]*?\n {2}\}\n/, "\n  static buildMessage() { return '' }\n"],
  [
    /\n {2}function peg\$computeLocation\(.*\) \{\n[\s\S]*?\n {2}\}\n/,
    '\n  const peg$computeLocation = (offset) => ({ start: { offset } })\n'
  ],
  // A choice of the first rule, and the result for its own command.
  [/\n {2}const peg\$startRuleFunctions = \{\n[\s\S]*?\n {2}\};\n/, '\n'],
  [/\n {2}if \(options\.startRule\) \{\n[\s\S]*?\n {2}\}\n/, '\n'],
  [/\n {2}if \(options\.peg\$library\) \{\n[\s\S]*?\n {2}\}\n/, '\n']
]

/**
 * Leaves out what the site does not use, because the engine has a budget.
 * @throws if Peggy generates something else
 */
function withoutUnused(code: string): string {
  if (!unused.every(([part]) => part.test(code))) throw new Error('The generated parser lacks what is left out of it')
  return unused.reduce((rest, [part, instead]) => rest.replace(part, () => instead), code)
}

/**
 * Every rule remembers its result at each place of the text, so that no input takes exponential time. Peggy's own cache does the same with
 * code in every rule, a kilobyte more when gzipped.
 * @throws if Peggy generates something else
 */
function remembering(code: string): string {
  const rules = / {2}function (peg\$parse\w+)\(\) \{\n([\s\S]*?)\n {2}\}\n/g
  const start = 'peg$startRuleFunction = peg$parseScript;'
  const [first] = rules.exec(code) ?? []
  if (first === undefined || !code.includes(start)) throw new Error('The generated parser has no rules to remember')
  return code
    .replace(first, (text) => remembered + text)
    .replace(rules, (_, name: string, body: string) => `  const ${name} = peg$remembered(() => {\n${body}\n  })\n`)
    .replace(start, () => 'peg$startRuleFunction = () => peg$parseScript()')
}

const remembered = `
  const peg$remembered = (parse) => {
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
