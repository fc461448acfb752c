import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const documentation = ['README.md', ...globSync('docs/*.md', { cwd: root })]
const files = globSync(['*.*', '{docs,hosts,messages,public,scripts,services,src,tests,worker}{,/**/*}'], {
  cwd: root,
  exclude: (path) => path.includes('paraglide')
})
/** The end of every path, from each of its folders on. */
const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))))
/** Names of files that programs write: the site's tables in an export of its content, and the results of a build. */
const written = new Set(['wrangler.json', 'slides.json'])

/** Whether a text in backticks is a path of the project: it begins with one of its folders, or it names a file with code. */
function isPath(text: string): boolean {
  if (/[\s`'"=()]|^[./]/.test(text) || /paraglide/.test(text) || written.has(text)) return false
  if (/^(docs|hosts|messages|public|scripts|services|src|tests|worker)\//.test(text)) return true
  return /^[\w@$.*<>{},/-]+\.(css|mjs|sql|toml|tsx?)$/.test(text)
}

/** Whether a file or a folder has the path; `<name>` stands for any name, and the path may begin in any folder. */
function exists(text: string): boolean {
  const path = text.replace(/\/$/, '').replaceAll(/<[^<>]*>/g, '*')
  if (!/[*{]/.test(path)) return ends.has(path) || [...ends].some((end) => end.startsWith(`${path}.`))
  return files.some((file) => matchesGlob(file, path) || matchesGlob(file, `**/${path}`))
}

test.each(documentation)('every path of the project that %s names exists', (document) => {
  const texts = readFileSync(join(root, document), 'utf8').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)
  const paths = [...new Set([...texts].map(([, text = '']) => text))].filter(isPath)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

test('the index of the decisions lists each of them with its title', () => {
  const folder = join(root, 'docs/decisions')
  const index = readFileSync(join(folder, 'README.md'), 'utf8').replaceAll(/ +\|/g, ' |')
  const records = readdirSync(folder).filter((name) => /^\d/.test(name))
  const rows = records.map((name) => {
    const [, number, title] = /^# (\d+) (.*)/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    return `| [${number}](${name}) | ${title} |`
  })
  expect(rows.filter((row) => !index.includes(row))).toEqual([])
})
