import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root'

const files = globSync(['*.ts', '{hosts,scripts,services,src,tests,worker}/**/*.{ts,tsx,mjs}'], {
  cwd: root,
  exclude: (path) => path.includes('paraglide') || path.includes('node_modules') || path.endsWith('.gen.ts')
})

/** Exports that a framework finds by their name. */
const byFramework = new Set(['getRouter', 'startInstance', 'tsrStartManifest'])

/** Exported schemas of the contract are the components of the descriptions of the APIs (decision 083). */
const isComponent = (path: string, name: string) => path.startsWith('src/contract/') && name.endsWith('Schema')

test('every export is named in another file', () => {
  const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const filesWith = new Map<string, number>()
  for (const { text } of texts)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1)
  const unused = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) ([A-Za-z_$][\w$]*)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => filesWith.get(name) === 1 && !byFramework.has(name) && name !== 'Route' && !isComponent(path, name))
      .map((name) => `${path}: ${name}`)
  )
  expect(unused).toEqual([])
})
