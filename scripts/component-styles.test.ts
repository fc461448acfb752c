import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { componentStyles, scopedClassName } from './component-styles'
import { root } from './root'

const modules = globSync('src/**/*.module.css', { cwd: root })

/** The scoped class names of a CSS module. */
function ownClasses(file: string): string[] {
  const rules = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|:global\((?:[^()]|\([^()]*\))*\)|"[^"]*"/gs, '')
  return [...new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))]
}

test('every class of a CSS module is used', () => {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const unused = modules.flatMap((file) => {
    const users = code.flatMap((text) => {
      const sheet = basename(file).replaceAll('.', '\\.')
      const name = new RegExp(`import \\* as (\\w+) from '[^']*/${sheet}'`).exec(text)?.[1]
      return name ? [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used) : []
    })
    return ownClasses(file).flatMap((name) => (users.includes(name) ? [] : [`${file}: ${name}`]))
  })
  expect(modules.length).toBeGreaterThan(0)
  expect(unused).toEqual([])
})

test('scoped class names are unique across all CSS modules', () => {
  const names = modules.flatMap((file) => ownClasses(file).map((name) => scopedClassName(name, join(root, file))))
  expect(names.length).toBe(new Set(names).size)
})

test('generated content with a text alternative is also there for browsers that drop it', async () => {
  const config = await resolveConfig({ root, configFile: false, plugins: componentStyles() }, 'build')
  const sheet = '.a::before { content: "/" / ""; }\n.b::before { content: counter(step) / ""; color: red }'
  const { code } = await preprocessCSS(sheet, join(root, 'src/styles/marks.css'), config)
  expect(code.match(/content: [^;]+/g)).toEqual([
    'content: "/"',
    'content: "/" / ""',
    'content: counter(step)',
    'content: counter(step) / ""'
  ])
})

test('the sheet of a list has the rules of its modules under the names of their classes, also at its address in development', async () => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: componentStyles(),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null }
  })
  const answer = await server.transformRequest('/src/features/home/plates.linked.css?direct')
  await server.close()
  const files = ['assembly-plate', 'cells', 'shapes-plate', 'closing-call'].map((name) => `src/features/home/${name}.module.css`)
  const names = files.flatMap((file) => ownClasses(file).map((name) => scopedClassName(name, join(root, file))))
  expect(names.filter((name) => !answer?.code.includes(`.${name}`))).toEqual([])
  expect(answer?.code).toContain('.code')
})
