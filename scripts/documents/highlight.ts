import type { ElementContent } from 'hast'
import { createHighlighterCore, type ThemeRegistrationRaw } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import cypher from 'shiki/langs/cypher.mjs'

/*
 * Highlights code at build time. The highlighter emits colors, but a Content-Security-Policy without inline styles needs
 * classes. So the theme's colors are numbers of classes, whose real colors are in code-block.css.
 */

const kinds = ['plain', 'keyword', 'string', 'comment', 'number'] as const
type Kind = (typeof kinds)[number]

const colorOf = (kind: Kind) => `#00000${kinds.indexOf(kind)}`
const rule = (kind: Kind, scope: string[]) => ({ scope, settings: { foreground: colorOf(kind) } })

const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  settings: [
    { settings: { foreground: colorOf('plain'), background: '#ffffff' } },
    rule('comment', ['comment', 'punctuation.definition.comment']),
    rule('string', ['string']),
    rule('number', ['constant.numeric', 'constant.language']),
    rule('keyword', ['keyword.control', 'keyword.other', 'keyword.data', 'storage']),
    rule('keyword', ['keyword.operator.logical', 'keyword.operator.in', 'keyword.operator.new']),
    // Keys and element names, and the command of a shell line.
    rule('keyword', ['entity.name.tag', 'support.type.property-name', 'entity.name.command', 'support.function.builtin.shell']),
    rule('plain', ['string.unquoted', 'storage.modifier.import', 'storage.type.annotation', 'keyword.control.properties_literal'])
  ]
}

interface Language {
  /** Displayed name; undefined for plain text. */
  name?: string
  /** Undefined for text without highlighting. */
  grammar?: string
}

/** Language names that authors write after the fence. */
export const languages: Readonly<Record<string, Language>> = {
  cypher: { name: 'Cypher', grammar: 'cypher' },
  gql: { name: 'GQL', grammar: 'cypher' },
  bash: { name: 'Bash', grammar: 'bash' },
  sh: { name: 'Shell', grammar: 'bash' },
  powershell: { name: 'PowerShell', grammar: 'powershell' },
  java: { name: 'Java', grammar: 'java' },
  python: { name: 'Python', grammar: 'python' },
  sql: { name: 'SQL', grammar: 'sql' },
  json: { name: 'JSON', grammar: 'json' },
  yaml: { name: 'YAML', grammar: 'yaml' },
  xml: { name: 'XML', grammar: 'xml' },
  properties: { name: 'Properties', grammar: 'properties' },
  ini: { name: 'INI', grammar: 'ini' },
  toml: { name: 'TOML', grammar: 'toml' },
  dockerfile: { name: 'Dockerfile', grammar: 'docker' },
  http: { name: 'HTTP', grammar: 'http' },
  csv: { name: 'CSV' },
  text: {}
}

/** Keywords of openCypher and GQL that the grammar misses; written in capitals, as the documents write them. */
const missedWords = {
  match: String.raw`(?<![.:\w])(?:${[
    ...['NOT', 'XOR', 'STARTS WITH', 'ENDS WITH', 'CONTAINS', 'EXISTS', 'ALL', 'ANY', 'NONE', 'DISTINCT', 'ASC'],
    ...['OPTIONAL', 'DETACH', 'EXPLAIN', 'PROFILE', 'SHOW', 'DROP', 'INDEX', 'CONSTRAINT', 'FOR', 'REQUIRE', 'UNIQUE', 'IF'],
    ...['GRANT', 'REVOKE', 'DENY', 'ROLES?', 'USERS?', 'TO', 'ON']
  ].join('|')})\b`,
  name: 'keyword.operator.logical.cypher'
}

const highlighter = createHighlighterCore({
  engine: createJavaScriptRegexEngine(),
  themes: [theme],
  langs: [
    cypher.map((grammar) => ({ ...grammar, patterns: [missedWords, ...grammar.patterns] })),
    import('shiki/langs/bash.mjs'),
    import('shiki/langs/powershell.mjs'),
    import('shiki/langs/java.mjs'),
    import('shiki/langs/python.mjs'),
    import('shiki/langs/sql.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/yaml.mjs'),
    import('shiki/langs/xml.mjs'),
    import('shiki/langs/properties.mjs'),
    import('shiki/langs/ini.mjs'),
    import('shiki/langs/toml.mjs'),
    import('shiki/langs/docker.mjs'),
    import('shiki/langs/http.mjs')
  ]
})

/** Loads the grammars; returns a function that splits code into tokens. Joined, the tokens give the unchanged code. */
export async function prepareHighlighter(): Promise<(code: string, language: string) => ElementContent[]> {
  const { codeToTokensBase } = await highlighter
  return (code, language) => {
    const grammar = languages[language]?.grammar
    if (grammar === undefined) return [{ type: 'text', value: code }]
    // By default, a line that takes longer than half a second stays plain: a busy machine would build other pages.
    const lines = codeToTokensBase(code, { lang: grammar, theme: 'classes', tokenizeTimeLimit: 0 })
    return lines.flatMap((line, index) => {
      const tokens = line.map(({ content, color }) => tokenOf(content, color))
      return index === 0 ? tokens : [{ type: 'text', value: '\n' } satisfies ElementContent, ...tokens]
    })
  }
}

function tokenOf(value: string, color: string | undefined): ElementContent {
  const kind = kinds.find((kind) => colorOf(kind) === color) ?? 'plain'
  if (kind === 'plain' || value.trim() === '') return { type: 'text', value }
  return { type: 'element', tagName: 'span', properties: { className: [`code-${kind}`] }, children: [{ type: 'text', value }] }
}
