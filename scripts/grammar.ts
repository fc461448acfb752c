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
      return withoutMessages(peggy.generate(source, { output: 'source', format: 'es', cache: true, grammarSource: id }))
    }
  }
}

/**
 * Drops the English messages of a generated parser: `src/query/parse/parse.ts` writes its own, and the engine has a budget.
 * @throws if Peggy generates something else
 */
function withoutMessages(code: string): string {
  const methods = /\n {2}(format\(sources\)|static buildMessage\(expected, found\)) \{\n[\s\S]*?\n {2}\}\n/g
  if (code.match(methods)?.length !== 2) throw new Error('The generated parser has no messages to drop')
  return code.replace(methods, (_, head: string) =>
    head.startsWith('static') ? "\n  static buildMessage() { return '' }\n" : '\n'
  )
}
